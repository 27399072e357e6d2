import type { ReactNode } from 'react';
import { site } from '@/content/site';
import { locales, localeTable } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';

type PrivateDocumentProps = {
  locale: Locale;
  title: string;
  /** The page's address in a language; absent where it has one language only. */
  hrefIn?: ((locale: Locale) => string) | undefined;
  children: ReactNode;
};

/** A title whose reference, if it holds one, is not broken at its hyphens. */
const whole = (title: string) =>
  title.split(/\b([A-Z]{2}-[2-9A-Z]{4}-[2-9A-Z]{4}(?:-R\d+)?)\b/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} data-together="code">
        {part}
      </span>
    ),
  );

/** The whole document of a private page: the choir's name, which leads home, and the page. */
export function PrivateDocument({ locale, title, hrefIn, children }: PrivateDocumentProps) {
  const others = hrefIn ? locales.filter((other) => other !== locale) : [];
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${title} | ${site.name[locale]}`}</title>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="stylesheet" href="/private.css" />
      </head>
      <body>
        <header className="private-head">
          <a href={href(locale, 'home')}>{site.name[locale]}</a>
          {others.map((other) => (
            <a key={other} href={hrefIn?.(other)} lang={other} hrefLang={other} data-print="hide">
              {localeTable[other].name}
            </a>
          ))}
        </header>
        <main className="private-main" id="main">
          <h1>{whole(title)}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}
