import { locales } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { site } from '@/content/site';
import { inStock, latestStory, product, productHref } from './support/samples';
import { expect, test } from './support/test';
import { notFoundTitle, titleOf, words } from './support/words';

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  const { slug, title } = latestStory(locale);
  const { title: titles, kind } = product(inStock.second);
  const productTitle = `${titles[locale]} (${words[locale].shop.kinds[kind]})`;
  const pages = {
    home: { path: href(locale, 'home'), title: titleOf(locale), text: words[locale].player.heading },
    news: { path: href(locale, 'news'), title: titleOf(locale, words[locale].news.title), text: title },
    story: { path: href(locale, 'news-details', { slug }), title: titleOf(locale, title), text: title },
    shop: {
      path: href(locale, 'shop'),
      title: titleOf(locale, words[locale].shop.title),
      text: titles[locale],
    },
    product: {
      path: productHref(locale, inStock.second),
      title: titleOf(locale, productTitle),
      text: words[locale].shop.buy,
    },
  };
  for (const [name, expected] of Object.entries(pages)) {
    test(`${locale} ${name}: the first HTML holds all that search engines and previews read`, async ({
      page,
    }) => {
      await page.goto(expected.path);
      await expect(page).toHaveTitle(expected.title);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('main')).toContainText(expected.text);
      await expect(page.locator('h1')).toHaveCount(1);
      const head = page.locator('head');
      await expect(head.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${expected.path}$`),
      );
      for (const [language, of] of [...locales.map((each) => [each, each]), ['x-default', 'ro']] as const) {
        const alternate = head.locator(`link[rel=alternate][hreflang="${language}"]`);
        await expect(alternate).toHaveAttribute(
          'href',
          new RegExp(`${expected.path.replace(/^\/\w+/, `/${of}`)}$`),
        );
      }
      await expect(head.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/s);
      await expect(head.locator('meta[property="og:title"]')).toHaveAttribute(
        'content',
        expected.title.replace(` | ${site.name[locale]}`, ''),
      );
      await expect(head.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        /^https?:\/\/.+\.(jpg|png)$/,
      );
      await expect(head.locator('meta[property="og:site_name"]')).toHaveAttribute(
        'content',
        site.name[locale],
      );
    });
  }

  test(`${locale} 404: says so in Romanian, keeps out of search and names no other address`, async ({
    page,
    problems,
  }) => {
    problems.expect(/404 \(Not Found\)/);
    await page.goto(`/${locale}/nimic`);
    await expect(page).toHaveTitle(notFoundTitle(locale));
    await expect(page.locator('main')).toContainText(words.ro.meta404.sentence);
    await expect(page.locator('main')).toContainText(words[locale].meta404.sentence);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel=canonical], link[hreflang]')).toHaveCount(0);
  });
}
