import { getTranslations } from 'next-intl/server';
import { Tag } from '@/components/ui/tag';
import type { ChoirEvent } from '@/lib/content/types';

type EventTagProps = { event: Pick<ChoirEvent, 'status' | 'free'> };

export async function EventTag({ event: { status, free } }: EventTagProps) {
  const t = await getTranslations('events');
  if (status !== 'scheduled') return <Tag kind={status}>{t(status)}</Tag>;
  return free ? <Tag kind="free">{t('free')}</Tag> : null;
}
