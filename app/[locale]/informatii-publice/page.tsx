import { getTranslations } from 'next-intl/server';
import { definePage } from '@/app/define-page';
import { PublicInformationIndex } from '@/components/public-information/index-page';
import { publicInformation } from '@/lib/content/texts/public-information';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const [t, text] = await Promise.all([getTranslations('public'), publicInformation(locale)]);
  const head = { path: pathOf('public-information'), title: text.title, description: t('description') };
  return { head, data: { page: text } };
}, PublicInformationIndex);

export const { generateMetadata } = page;
export default page.Page;
