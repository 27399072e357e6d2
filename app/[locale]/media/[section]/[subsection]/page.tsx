import { NotFoundView } from '@/components/layout/not-found-view';
import { UnavailableView } from '@/components/layout/unavailable-view';
import { ReleasePage } from '@/components/media/release-page';
import { content } from '@/lib/content';
import { isLocale } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { plainText } from '@/lib/text/plain-text';
import { notFoundMetadata, pageMetadata, unavailableMetadata } from '@/lib/seo';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/media/[section]/[subsection]'>;

/** Only the press has pages below it: one a release (reading 8). */
async function load({ params }: Props) {
  const locale = await pageLocale(params);
  const { section, subsection: slug } = await params;
  if (section !== 'press') return { locale, slug };
  const press = await content().pressReleases(locale);
  return {
    locale,
    slug,
    press,
    release: press.ok ? press.items.find((each) => each.slug === slug) : undefined,
  };
}

export async function generateMetadata(props: Props) {
  const { locale, slug, press, release } = await load(props);
  if (press && !press.ok) return unavailableMetadata(locale, slug);
  if (!release) return notFoundMetadata(locale);
  const { title, body, date, language } = release;
  const canonicalLocale = isLocale(language) ? language : locale;
  return pageMetadata({
    ...{ locale, path: `media/press/${slug}`, title, description: plainText(body), canonicalLocale },
    ...(date !== undefined && { article: { published: date } }),
  });
}

export default async function PressReleasePage(props: Props) {
  const { press, release } = await load(props);
  if (press && !press.ok) return <UnavailableView />;
  if (!press || !release) return <NotFoundView />;
  return <ReleasePage release={release} releases={press.items} />;
}
