import { getTranslations } from 'next-intl/server';
import { definePage } from '@/app/define-page';
import { PeoplePage } from '@/components/people/people-page';
import { leadership } from '@/lib/content/texts/leadership';
import { publicInformation } from '@/lib/content/texts/public-information';
import { href, pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const t = await getTranslations('team');
  const [people, { title: parent }] = await Promise.all([leadership(locale), publicInformation(locale)]);
  const title = t('leadershipTitle');
  const above = [{ label: parent, href: href(locale, 'public-information') }];
  return {
    head: { path: pathOf('leadership'), title, description: t('leadershipDescription') },
    data: { title, lead: t('leadershipLead'), people, above, cvLabel: t('cv') },
  };
}, PeoplePage);

export const { generateMetadata } = page;
export default page.Page;
