/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { GET } from '@/app/[locale]/manifest.webmanifest/route';
import { site } from '@/content/site';
import { locales } from '@/lib/i18n/locales';

const ask = (locale: string) =>
  GET(new Request(`http://localhost/${locale}/manifest.webmanifest`), {
    params: Promise.resolve({ locale }),
  });
const shipped = (file: string) => path.join(process.cwd(), 'public', file);

describe('the web app manifest', () => {
  it.each(locales)('names the choir in %s and begins with its home page', async (locale) => {
    const response = await ask(locale);
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    expect(await response.json()).toMatchObject({
      ...{ name: site.name[locale], short_name: site.shortName, description: site.description[locale] },
      ...{ lang: locale, start_url: `/${locale}`, scope: '/', id: '/' },
    });
  });

  it('declares icons that are there, in their true size', async () => {
    const { icons } = await (await ask('ro')).json();
    expect(icons.map(({ purpose }: { purpose: string }) => purpose).sort()).toEqual([
      ...['any', 'any', 'maskable', 'maskable'],
    ]);
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(shipped(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('is not there in a language that the site does not speak', async () => {
    expect((await ask('de')).status).toBe(404);
  });
});

it('telephones that ask for no manifest find their icon', () => {
  expect(existsSync(shipped('apple-touch-icon.png'))).toBe(true);
});
