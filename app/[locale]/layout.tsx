import '../globals.css';
import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CartCorner } from '@/components/cart/cart-corner';
import { FocusHeading } from '@/components/layout/focus-heading';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { NotFoundView } from '@/components/layout/not-found-view';
import { SkipLink } from '@/components/layout/skip-link';
import { PlayerDock } from '@/components/player/player-dock';
import { isLocale } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { fontClasses } from '../fonts';
import { Providers } from '../providers';

export const revalidate = 60;
export const generateStaticParams = () => [];

export const metadata: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icons/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/icons/apple-icon.png',
  },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf6ec' },
    { media: '(prefers-color-scheme: dark)', color: '#0d1220' },
  ],
};

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function LocaleLayout({ children, params }: Props) {
  const locale = await pageLocale(params);
  const t = await getTranslations('layout');
  const known = isLocale((await params).locale);
  return (
    <html lang={locale} className={fontClasses}>
      <body>
        {/* A path below /art or /files that names no file comes this way; the page cache reads the mark. */}
        {!known && <meta name="http-status" content="404" />}
        <Providers>
          <SkipLink>{t('skip')}</SkipLink>
          <Header cart={<CartCorner />} />
          <main id="main" tabIndex={-1}>
            {known ? children : <NotFoundView />}
          </main>
          <Footer />
          <PlayerDock />
          <FocusHeading />
        </Providers>
      </body>
    </html>
  );
}
