import type { MetadataRoute } from 'next';
import { paper } from '@/app/paper';
import { site } from '@/content/site';
import { isLocale } from '@/lib/i18n/locales';

type Context = { params: Promise<{ locale: string }> };

/** What a telephone needs to put the site on its home screen, in the language of the page that links it. */
export async function GET(_: Request, { params }: Context) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const manifest: MetadataRoute.Manifest = {
    // One site, whatever the language: the same identity, and both languages inside its scope.
    id: '/',
    scope: '/',
    start_url: `/${locale}`,
    name: site.name[locale],
    short_name: site.shortName,
    description: site.description[locale],
    lang: locale,
    display: 'browser',
    background_color: paper.light,
    theme_color: paper.light,
    // Never one picture for both: what a telephone may cut is too small where it stands whole.
    icons: [192, 512].flatMap((side) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: `/icons/${purpose === 'any' ? 'icon' : purpose}-${side}.png`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  });
}
