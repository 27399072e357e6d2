import type { Locale } from '@/lib/i18n/locales';

export const productKinds = [
  'cd',
  'vinyl',
  'dvd',
  'blu-ray',
  'book',
  'art-volume',
  'magazine',
  'tote',
] as const;
export type ProductKind = (typeof productKinds)[number];

/** Who made a product, as the law on product safety has it shown: the General Product Safety Regulation, art. 19. */
export type Maker = { name: string; address: string; email: string };

/** One product as it stands in content/shop/products.json: the fields of product §3, prices in lei. */
export type ProductRecord = {
  id: number;
  kind: ProductKind;
  title: Record<Locale, string>;
  /**
   * The language (BCP 47) of a title that is the work's own and the same in both languages, for the `lang` attribute.
   */
  titleLanguage?: string | undefined;
  price: number;
  /** The lowest price of the 30 days before `reducedFrom`, the day from which it costs less. */
  oldPrice?: number | undefined;
  reducedFrom?: string | undefined;
  soldOut: boolean;
  preorder?: boolean | undefined;
  availableFrom?: string | undefined;
  /** Absent where it is the choir itself. */
  maker?: Maker | undefined;
  image: string;
};

/** A product as used in calculations: money in bani (minor units), flags always present. */
export type Product = {
  id: number;
  kind: ProductKind;
  title: Record<Locale, string>;
  titleLanguage?: string | undefined;
  /** Bani; 0 is a free product whose courier is paid on delivery (reading 42). */
  priceMinor: number;
  /** Bani; only where the lowest price of the 30 days before a reduction is on record (reading 41). */
  oldPriceMinor?: number | undefined;
  /** `YYYY-MM-DD`; present with `oldPriceMinor`. */
  reducedFrom?: string | undefined;
  soldOut: boolean;
  /** Payable by bank transfer only (reading 44). */
  preorder: boolean;
  /** `YYYY-MM-DD`. */
  availableFrom?: string | undefined;
  maker?: Maker | undefined;
  image: string;
};

/** What the product page and the detail dialog say, in one language. */
export type ProductDetails = {
  id: number;
  subtitle: string;
  artist?: string | undefined;
  conductor?: string | undefined;
  author?: string | undefined;
  editor?: string | undefined;
  concept?: string | undefined;
  proofreading?: string | undefined;
  printing?: string | undefined;
  year?: number | undefined;
  /** Warnings and safety information, where a product needs any. */
  safety?: string | undefined;
  description: string[];
  /** Numbered track lines with their length; empty when there are none (reading 55). */
  playlist: string[];
  imageAlt: string;
};
