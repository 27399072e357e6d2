import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Button, ButtonLink } from '@/components/ui/button';
import { FileLink } from '@/components/ui/file-link';
import { JumpList } from '@/components/ui/jump-list';
import { MoreLink } from '@/components/ui/more-link';
import { Pager } from '@/components/ui/pager';
import { Submenu } from '@/components/ui/submenu';
import { href } from '@/lib/routing/routes';
import type { PartsProps } from './samples';
import { Part, Shelf, shelfId, shelves } from './shelf';
import { Turns } from './turns';

const variants = ['primary', 'ghost', 'quiet'] as const;
const sizes = ['small', 'medium', 'large'] as const;

function Buttons({ locale, say }: PartsProps) {
  return (
    <>
      {variants.map((variant) => (
        <Part key={variant} name={`button: ${variant}, small, medium, large, long, off`} row>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {say.short}
            </Button>
          ))}
          <Button variant={variant}>{say.long}</Button>
          <Button variant={variant} disabled>
            {say.short}
          </Button>
        </Part>
      ))}
      <Part name="button: on night; link; wide" night row>
        <Button variant="ghost">{say.short}</Button>
        <ButtonLink href={href(locale, 'shop')} variant="ghost">
          {say.long}
        </ButtonLink>
        <Button wide>{say.short}</Button>
      </Part>
    </>
  );
}

export function Actions({ locale, say }: PartsProps) {
  const link = { href: href(locale, 'news'), label: say.next, title: say.longTitle };
  const items = say.choices.map((label, index) => ({ href: `?${index}`, label, current: index === 0 }));
  return (
    <Shelf title="Actions">
      <Buttons locale={locale} say={say} />
      <Part name="more-link, file-link" row>
        <MoreLink href={href(locale, 'news')}>{say.long}</MoreLink>
        <FileLink locale={locale} file="/files/cv/dumitru-paltinisanu.pdf" label={say.title} language="ro" />
      </Part>
      <Part name="turn-button" row>
        <Turns previous={say.previous} next={say.next} />
      </Part>
      <Part name="breadcrumbs">
        <Breadcrumbs label={say.open} items={[{ label: say.short, href: '?' }, { label: say.longTitle }]} />
      </Part>
      <Part name="submenu: two groups">
        <Submenu label={say.open} items={items} more={[{ href: '?more', label: say.long }]} />
      </Part>
      <Part name="jump-list: to the shelves of this page">
        <JumpList
          label={say.open}
          items={shelves.map((label) => ({ id: shelfId(label), label }))}
          durationMs={1000}
        />
      </Part>
      <Part name="pager: both, only next">
        <Pager label={say.open} previous={{ ...link, label: say.previous, title: say.title }} next={link} />
        <Pager label={say.close} next={link} />
      </Part>
    </Shelf>
  );
}
