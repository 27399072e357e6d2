import type { translatorFor } from '@/lib/i18n/translator';

/** The messages of a withdrawal in one language. */
export type WithdrawalWords = Awaited<ReturnType<typeof translatorFor<'withdrawal'>>>;
