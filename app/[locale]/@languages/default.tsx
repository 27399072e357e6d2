import { LanguageLinks } from '@/components/layout/language-links';
import { pageLocale } from '@/lib/i18n/page-locale';

type Props = { params: Promise<{ locale: string }> };

/** Of pages that are there in every language. */
export default async function Languages({ params }: Props) {
  const { locale } = await pageLocale(params);
  return <LanguageLinks locale={locale} />;
}
