'use client';

import './globals.css';
import { ErrorView } from '@/components/layout/error-view';
import { errorTexts } from '@/lib/content/texts/error';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { fontClasses } from './fonts';

/** In place of the whole document, when what is around the page failed too: in every language. */
export default function GlobalError() {
  return (
    <html lang={defaultLocale} className={fontClasses}>
      <head>
        <title>{locales.map((locale) => errorTexts[locale].title).join(' · ')}</title>
      </head>
      <body>
        <main id="main">
          <ErrorView languages={locales} />
        </main>
      </body>
    </html>
  );
}
