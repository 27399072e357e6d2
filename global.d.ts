import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

declare module 'next-intl' {
  // next-intl reads its types from this interface: an unknown namespace or key is a compile error.
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

declare global {
  interface WindowEventMap {
    'page-change': CustomEvent<string>;
  }
}
