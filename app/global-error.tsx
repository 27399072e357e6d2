'use client';

import { ErrorView } from '@/components/layout/error-view';

/** In place of the whole document, when what is around the page failed too; its style sheets are still there. */
export default function GlobalError({ error }: { error?: Error }) {
  const { lang, className } = document.documentElement;
  return (
    <html lang={lang} className={className}>
      <body>
        <main id="main">
          <ErrorView {...(error && { error })} />
        </main>
      </body>
    </html>
  );
}
