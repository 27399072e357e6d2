import { getTranslations } from 'next-intl/server';
import { definePage } from '@/app/define-page';
import { Team } from '@/components/team/team';
import { teamPage } from '@/lib/content/texts/team';
import { foundingYear } from '@/content/site';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const [t, text] = await Promise.all([getTranslations('team'), teamPage(locale)]);
  const head = {
    path: pathOf('team'),
    title: text.title,
    description: t('description', { year: foundingYear }),
  };
  return { head, data: { page: text } };
}, Team);

export const { generateMetadata } = page;
export default page.Page;
