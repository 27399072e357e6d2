import { getTranslations } from 'next-intl/server';
import { Tag } from '@/components/ui/tag';
import type { ChoirEvent } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';

type EventTagProps = { locale: Locale; event: Pick<ChoirEvent, 'status' | 'free'> };

export async function EventTag({ locale, event: { status, free } }: EventTagProps) {
  const t = await getTranslations({ locale, namespace: 'events' });
  if (status !== 'scheduled') return <Tag kind={status}>{t(status)}</Tag>;
  return free ? <Tag kind="free">{t('free')}</Tag> : null;
}
