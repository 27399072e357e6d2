import type { Metadata } from 'next';
import { PartsPage } from '@/components/parts/parts-page';
import { pageLocale } from '@/lib/i18n/page-locale';

export const metadata: Metadata = { title: 'Parts', robots: { index: false } };

/** Development only: next.config.mjs treats `*.dev.tsx` as pages there, never in a build. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  return <PartsPage locale={await pageLocale(params)} />;
}
