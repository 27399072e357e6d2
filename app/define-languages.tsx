import { LanguageLinks } from '@/components/layout/language-links';
import { pageLocale } from '@/lib/i18n/page-locale';
import { languageWays } from '@/lib/seo/language-ways';

type Props = { params: Promise<{ locale: string } & Record<string, string>> };

/** The links into the languages from pages of single items, which are not always there in each; `route` as in the table. */
export function defineLanguages(route: string) {
  return async function Languages({ params }: Props) {
    const { locale } = await pageLocale(params);
    const given = await params;
    // Not filled in as addresses are made: the framework hands segments over as the browser wrote them.
    const path = route.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '');
    return <LanguageLinks locale={locale} {...await languageWays(locale, path)} />;
  };
}
