import type { FieldFacts } from '@/lib/content/fields';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

declare module 'next-intl' {
  // next-intl reads its types from this interface: an unknown namespace or key is a compile error.
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

declare module 'yup' {
  // yup reads the type of a schema's metadata from this interface.
  interface CustomSchemaMetadata {
    field?: FieldFacts;
  }
}

declare global {
  interface WindowEventMap {
    'page-change': CustomEvent<string>;
  }
}
