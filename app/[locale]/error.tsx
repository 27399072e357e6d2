'use client';

import { useParams } from 'next/navigation';
import { ErrorView } from '@/components/layout/error-view';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';

/** A page that failed: header, footer and player stay, and the page says so in its language. */
export default function PageError() {
  const { locale } = useParams<{ locale?: string }>();
  return <ErrorView languages={[isLocale(locale) ? locale : defaultLocale]} />;
}
