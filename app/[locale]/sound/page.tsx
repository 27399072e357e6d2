import { Sound } from '@/components/timelines/sound';
import { pageLocale } from '@/lib/i18n/page-locale';
import { soundPage } from '@/lib/content/texts/sound';
import { routes } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/sound'>;

export async function generateMetadata({ params }: Props) {
  const locale = await pageLocale(params);
  const { title, lead: description } = await soundPage(locale);
  return pageMetadata({ locale, path: routes.sound, title, description });
}

export default async function SoundRoute({ params }: Props) {
  const locale = await pageLocale(params);
  return <Sound page={await soundPage(locale)} />;
}
