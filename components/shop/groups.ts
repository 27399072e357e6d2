import type { ProductKind } from '@/lib/shop/types';

/** What a visitor can filter by; several kinds of product can form one group. */
export const groups = ['cd', 'vinyl', 'film', 'book', 'magazine', 'object'] as const;
export type Group = (typeof groups)[number];

export const groupOf: Record<ProductKind, Group> = {
  cd: 'cd',
  vinyl: 'vinyl',
  dvd: 'film',
  'blu-ray': 'film',
  book: 'book',
  'art-volume': 'book',
  magazine: 'magazine',
  tote: 'object',
};
