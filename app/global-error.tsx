'use client';

import './globals.css';
import { ErrorView } from '@/components/layout/error-view';
import { fontClasses } from './fonts';

/** In place of the whole document, when what is around the page failed too. */
export default function GlobalError() {
  return (
    <html lang={document.documentElement.lang} className={fontClasses}>
      <body>
        <main id="main">
          <ErrorView />
        </main>
      </body>
    </html>
  );
}
