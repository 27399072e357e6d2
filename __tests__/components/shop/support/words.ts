import type { DialogWords, ProductWords } from '@/components/shop/words';
import en from '@/messages/en.json';

const { detail, added, free, soldOut, soldOutLong, onPreorder, buy } = en.shop;

export const dialogWords: DialogWords = { ...detail, added };
export const productWords: ProductWords = { ...detail, free, soldOut, soldOutLong, onPreorder, buy };
