import { getTranslations } from 'next-intl/server';
import { definePage } from '@/app/define-page';
import { aboveInPublic } from '@/components/ui/trails';
import { Gdpr } from '@/components/public-information/gdpr';
import { gdprPage } from '@/lib/content/texts/gdpr';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const [t, text] = await Promise.all([getTranslations('public'), gdprPage(locale)]);
  const head = { path: pathOf('gdpr'), title: text.title, description: t('gdprDescription') };
  const trail = [...(await aboveInPublic()), { label: text.title }];
  return { head: { ...head, trail }, data: { page: text } };
}, Gdpr);

export const { generateMetadata } = page;
export default page.Page;
