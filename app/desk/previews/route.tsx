import { DeskFrame } from '@/components/desk/desk-frame';
import { Previews } from '@/components/desk/previews';
import { locales } from '@/lib/i18n/locales';
import { inLanguage, inLocale } from '@/lib/routing/pathname';
import { ownPath, ownPreview } from '@/lib/seo/own-preview';
import { readQuery } from '@/lib/server/read-query';
import { deskPage } from '../desk-route';

export const dynamic = 'force-dynamic';

/** How a page of the site looks where it is shared or found. */
export const GET = deskPage(async ({ words, page, request }) => {
  const address = readQuery(request).get('path') ?? inLocale(words.locale, '');
  const path = ownPath(address);
  const inEach = path === undefined ? [] : locales.map((locale) => inLanguage(path, locale));
  return page({
    status: path === undefined ? 400 : 200,
    title: words.desk('previews.title'),
    children: (
      <DeskFrame words={words} here="previews">
        <Previews {...{ words, address }} previews={await Promise.all(inEach.map(ownPreview))} />
      </DeskFrame>
    ),
  });
});
