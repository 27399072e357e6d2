import '../../../../globals.css';
import type { ReactNode } from 'react';
import { fontClasses } from '@/app/fonts';
import { pageLocale } from '@/lib/i18n/page-locale';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Its own root layout: this document is shown in a frame of the contact page, without the rest of the site. */
export default async function MapLayout({ children, params }: Props) {
  const { locale } = await pageLocale(params);
  return (
    <html lang={locale} className={fontClasses}>
      <body>
        <main id="main">{children}</main>
      </body>
    </html>
  );
}
