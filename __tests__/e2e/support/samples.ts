import { eventHref } from '@/lib/content/events';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { slugify } from '@/lib/routing/slug';
import { productSlug, products } from '@/lib/shop/products';
import { sample } from '../../support/api-host';

/** The sample content that the site serves, by locale, read from content/. */
type News = { slug: string; title: string; date: string; language?: string };

export const news = (locale: Locale) => sample(locale, 'news') as News[];

/** The newest story that exists in both languages. */
export function latestStory(locale: Locale): News {
  const both = news(locale).filter(({ slug }) => titleIn('ro', slug) !== titleIn('en', slug));
  const [latest] = both.toSorted((a, b) => b.date.localeCompare(a.date));
  if (!latest) throw new Error('No story in both languages');
  return latest;
}

const titleIn = (locale: Locale, slug: string) => news(locale).find((item) => item.slug === slug)?.title;

export function product(id: number) {
  const found = products().find((each) => each.id === id);
  if (!found) throw new Error(`No product ${id}`);
  return found;
}

export const productHref = (locale: Locale, id: number) =>
  href(locale, 'product', { product: productSlug(product(id)) });

export function firstEventHref(locale: Locale): string {
  const [event] = sample(locale, 'events') as { id: number; slug?: string; title: string }[];
  if (!event) throw new Error('No event');
  return eventHref(locale, { id: event.id, slug: event.slug ?? slugify(event.title) });
}
