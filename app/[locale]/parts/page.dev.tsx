import type { Metadata } from 'next';
import { PartsPage } from '@/components/parts/parts-page';
import { pageLocale } from '@/lib/i18n/page-locale';

export const metadata: Metadata = { title: 'Parts', robots: { index: false } };

/** Only in development: next.config.mjs knows `*.dev.tsx` then and never in a build. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  await pageLocale(params);
  return <PartsPage />;
}
