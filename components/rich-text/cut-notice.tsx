import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';

/** Said under a text that was too long to be shown whole. */
export async function CutNotice() {
  const t = await getTranslations('common');
  return <Notice>{t('textCut')}</Notice>;
}
