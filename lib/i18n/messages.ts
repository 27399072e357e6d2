import type defaultMessages from '@/messages/ro.json';
import type { Locale } from './locales';

export type Messages = typeof defaultMessages;

/** The interface messages of each language, apart from its facts so that no bundle for the browser holds them. */
export const loadMessages = {
  ro: () => import('@/messages/ro.json'),
  en: () => import('@/messages/en.json'),
} as const satisfies Record<Locale, () => Promise<{ default: Messages }>>;
