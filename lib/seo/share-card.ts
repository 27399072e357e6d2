import 'server-only';
import { site } from '@/content/site';
import { cardHash, writeFacts } from '@/lib/cards/facts';
import type { CardFacts } from '@/lib/cards/facts';
import { cardHref } from '@/lib/routing/files';
import { inLocale } from '@/lib/routing/pathname';
import type { PageDescription } from './metadata';

/**
 * The share card of a page: its facts, and the same as the head carries them (`written`), from which the card is drawn
 * when somebody asks for it. Other facts have another address.
 */
export function shareCard({ locale, path, title, shortTitle, card }: PageDescription) {
  const facts: CardFacts = { title: shortTitle ?? title ?? site.shortName, ...card };
  const written = writeFacts(facts);
  const page = inLocale(locale, path);
  return { facts, written, href: cardHref(cardHash(page, written), page) };
}
