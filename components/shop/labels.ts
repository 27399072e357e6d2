/** Texts for the shop's client components, from the `shop` namespace. */
export type ProductLabels = {
  kinds: Record<'cd' | 'vinyl' | 'dvd' | 'blu-ray' | 'book' | 'art-volume' | 'magazine' | 'tote', string>;
  free: string;
  soldOut: string;
  soldOutLong: string;
  buy: string;
  artist: string;
  conductor: string;
  author: string;
  editor: string;
  concept: string;
  proofreading: string;
  printing: string;
  year: string;
  playlist: string;
  deliveryPaid: string;
  deliveryFree: string;
  /** `{date}` */
  preorder: string;
  preorderOpen: string;
  /** `{amount}` */
  oldPrice: string;
};

export type DialogLabels = {
  close: string;
  loading: string;
  failed: string;
  page: string;
  added: Record<'title' | 'finish' | 'continue' | 'fullTitle' | 'full', string>;
};
