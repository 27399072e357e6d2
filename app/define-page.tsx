import type { Metadata } from 'next';
import { cache } from 'react';
import type { ReactNode } from 'react';
import { NotFoundView } from '@/components/layout/not-found-view';
import { UnavailableView } from '@/components/layout/unavailable-view';
import { JsonLd } from '@/components/ui/json-ld';
import { slugOf } from '@/lib/content/slug';
import type { Locale } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import type { PageParams } from '@/lib/i18n/page-locale';
import { nearAddresses } from '@/lib/search';
import { pageGraph } from '@/lib/seo/graph/page-graph';
import { notFoundMetadata, pageMetadata, unavailableMetadata } from '@/lib/seo/metadata';
import type { PageDescription } from '@/lib/seo/metadata';

type Found<Data> = { head: Omit<PageDescription, 'locale'>; data: Data };
type Missing = { missing: true };
/** The title of the page that cannot be had now. */
type Unavailable = { unavailable: string };
type Result<Data> = Found<Data> | Missing | Unavailable;

/** There is no such page. */
export const missing: Missing = { missing: true };

/** What an address ends with, in words: `stiri/colinde-la-sibiu` → `colinde-la-sibiu`. */
async function lastOf({ params }: { params: Promise<object> }): Promise<string> {
  const given: unknown = Object.values(await params)
    .flat()
    .at(-1);
  return slugOf(String(given)) ?? '';
}

/**
 * A page from one read: its head, and the props of its view; or `missing` (404), or `unavailable` (503). Metadata,
 * body and status come from the same result, which is read once a render.
 */
export function definePage<Params, Data extends object>(
  read: (locale: Locale, params: Params) => Promise<Result<Data>>,
  View: (props: Data & { locale: Locale }) => ReactNode | Promise<ReactNode>,
) {
  type Props = { params: Promise<Params & PageParams> };
  // React gives every render a place of its own, and a render shows one page.
  const ofThisRender = cache((): { result?: Promise<Result<Data>> } => ({}));

  async function load({ params }: Props) {
    const { locale, known } = await pageLocale(params);
    if (!known) return { locale, result: missing };
    const render = ofThisRender();
    render.result ??= read(locale, await params);
    return { locale, result: await render.result };
  }

  return {
    async generateMetadata(props: Props): Promise<Metadata> {
      const { locale, result } = await load(props);
      if ('missing' in result) return notFoundMetadata(locale);
      if ('unavailable' in result) return unavailableMetadata(locale, result.unavailable);
      return pageMetadata({ ...result.head, locale });
    },
    async Page(props: Props) {
      const { locale, result } = await load(props);
      if ('missing' in result)
        return <NotFoundView near={await nearAddresses(locale, await lastOf(props))} />;
      if ('unavailable' in result) return <UnavailableView />;
      const { head } = result;
      return (
        <>
          <View {...result.data} locale={locale} />
          {head.index !== false && <JsonLd data={pageGraph({ ...head, locale })} />}
        </>
      );
    },
  };
}
