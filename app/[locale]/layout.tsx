import '../globals.css';
import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CartCorner } from '@/components/cart/cart-corner';
import { ErrorWords } from '@/components/layout/error-words';
import { FocusHeading } from '@/components/layout/focus-heading';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { PageSigns } from '@/components/layout/page-signs';
import { SkipLink } from '@/components/layout/skip-link';
import { PlayerDock } from '@/components/player/player-dock';
import { pageLocale } from '@/lib/i18n/page-locale';
import { fontClasses } from '../fonts';
import { paper } from '../paper';
import { Providers } from '../providers';

/** For every page: made at the first request, and anew after a minute (seconds). */
export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = {
  children: ReactNode;
  /** A slot, because a layout does not know which page it is of. */
  languages: ReactNode;
  params: Promise<{ locale: string }>;
};

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { locale } = await pageLocale(params);
  return {
    manifest: `/${locale}/manifest.webmanifest`,
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/icons/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
  };
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: paper.light },
    { media: '(prefers-color-scheme: dark)', color: paper.dark },
  ],
};

export default async function LocaleLayout({ children, languages, params }: Props) {
  const { locale } = await pageLocale(params);
  const t = await getTranslations('layout');
  return (
    <html lang={locale} className={fontClasses}>
      <body>
        <Providers>
          <SkipLink>{t('skip')}</SkipLink>
          <Header cart={<CartCorner />} languages={languages} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer />
          <PlayerDock />
          <FocusHeading />
          <ErrorWords />
          <PageSigns loading={t('loadingPage')} offline={t('offline')} />
        </Providers>
      </body>
    </html>
  );
}
