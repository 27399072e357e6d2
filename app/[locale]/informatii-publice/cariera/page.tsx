import { getTranslations } from 'next-intl/server';
import { definePage } from '@/app/define-page';
import { Careers } from '@/components/public-information/careers';
import { careersPage } from '@/lib/content/texts/careers';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const [t, text] = await Promise.all([getTranslations('public'), careersPage(locale)]);
  const head = { path: pathOf('careers'), title: text.title, description: t('careersDescription') };
  return { head, data: { page: text } };
}, Careers);

export const { generateMetadata } = page;
export default page.Page;
