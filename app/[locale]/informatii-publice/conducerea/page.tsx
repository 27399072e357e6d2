import { getTranslations } from 'next-intl/server';
import { PeoplePage } from '@/components/people/people-page';
import { pageLocale } from '@/lib/i18n/page-locale';
import { leadership } from '@/lib/content/texts/leadership';
import { publicInformation } from '@/lib/content/texts/public-information';
import { href, routes } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/informatii-publice/conducerea'>;

async function load({ params }: Props) {
  const locale = await pageLocale(params);
  return { locale, t: await getTranslations({ locale, namespace: 'team' }) };
}

export async function generateMetadata(props: Props) {
  const { locale, t } = await load(props);
  const description = t('leadershipDescription');
  return pageMetadata({ locale, path: routes.leadership, title: t('leadershipTitle'), description });
}

export default async function LeadershipPage(props: Props) {
  const { locale, t } = await load(props);
  const [people, { title: parent }] = await Promise.all([leadership(locale), publicInformation(locale)]);
  return (
    <PeoplePage
      title={t('leadershipTitle')}
      lead={t('leadershipLead')}
      people={people}
      above={[{ label: parent, href: href(locale, 'public-information') }]}
      cvLabel={t('cv')}
    />
  );
}
