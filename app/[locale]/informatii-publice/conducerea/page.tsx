import { getTranslations } from 'next-intl/server';
import { definePage } from '@/app/define-page';
import { aboveInPublic } from '@/components/ui/trails';
import { PeoplePage } from '@/components/people/people-page';
import { leadership } from '@/lib/content/texts/leadership';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const t = await getTranslations('team');
  const [people, above] = await Promise.all([leadership(locale), aboveInPublic()]);
  const title = t('leadershipTitle');
  return {
    head: {
      ...{ path: pathOf('leadership'), title, description: t('leadershipDescription') },
      trail: [...above, { label: title }],
    },
    data: { title, lead: t('leadershipLead'), people, above, cvLabel: t('cv') },
  };
}, PeoplePage);

export const { generateMetadata } = page;
export default page.Page;
