import { getTranslations } from 'next-intl/server';
import { definePage } from '@/app/define-page';
import { PeoplePage } from '@/components/people/people-page';
import { content } from '@/lib/content';
import { leads } from '@/lib/content/texts/leads';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const [t, common] = await Promise.all([getTranslations('team'), getTranslations('common')]);
  const managers = await content().managers(locale);
  const title = t('managementTitle');
  if (!managers.ok) return { unavailable: title };
  const { lead, description } = (await leads(locale)).management;
  return {
    head: { path: pathOf('management'), title, description },
    data: { title, lead, people: managers.items, emptyLabel: common('empty') },
  };
}, PeoplePage);

export const { generateMetadata } = page;
export default page.Page;
