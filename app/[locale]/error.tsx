'use client';

/** A page that failed: header, footer and player stay, and the page says so in its language. */
export { ErrorView as default } from '@/components/layout/error-view';
