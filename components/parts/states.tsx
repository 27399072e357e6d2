import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import { LoadingDots } from '@/components/ui/loading-dots';
import { Notice } from '@/components/ui/notice';
import { Retry } from '@/components/ui/retry';
import { SectionUnavailable } from '@/components/ui/section-unavailable';
import { Tag } from '@/components/ui/tag';
import { Untranslated } from '@/components/ui/untranslated';
import { otherLocale } from '@/lib/i18n/locales';
import type { PartsProps } from './samples';
import { Part, Shelf } from './shelf';
import { Dialogs, RetryInPlace } from './turns';

const tones = ['info', 'warning', 'success', 'error'] as const;
const kinds = ['sold-out', 'cancelled', 'moved', 'free', 'preorder', 'ended', 'plain'] as const;

export function States({ locale, say }: PartsProps) {
  return (
    <Shelf title="States">
      {tones.map((tone) => (
        <Part key={tone} name={`notice: ${tone}`}>
          <Notice tone={tone} title={say.title}>
            <p>{say.text}</p>
          </Notice>
        </Part>
      ))}
      <Part name="untranslated">
        <Untranslated locale={locale} language={otherLocale(locale)} />
      </Part>
      <Part name="tag: sold out, cancelled, moved, free, pre-order, ended, plain" row>
        {kinds.map((kind, index) => (
          <Tag key={kind} kind={kind}>
            {say.status[index]}
          </Tag>
        ))}
      </Part>
      <Part name="loading-dots">
        <LoadingDots label={say.open} />
      </Part>
      <Part name="empty: with a way on">
        <Empty title={say.title} action={<Button variant="ghost">{say.short}</Button>}>
          <p>{say.text}</p>
        </Empty>
      </Part>
      <Part name="retry: by a reload, in place; section-unavailable">
        <Retry message={say.text} retryLabel={say.open} href="" />
        <RetryInPlace say={say} />
        <SectionUnavailable locale={locale} />
      </Part>
      <Part name="dialog: box, sheet" row>
        <Dialogs say={say} />
      </Part>
    </Shelf>
  );
}
