import type { DialogLabels, ProductLabels } from '@/components/shop/labels';
import en from '@/messages/en.json';

const { detail, added, kinds, free, soldOut, soldOutLong, buy } = en.shop;

export const dialogLabels: DialogLabels = { ...detail, added };
export const productLabels: ProductLabels = { ...detail, kinds, free, soldOut, soldOutLong, buy };
