import type { AnyObjectSchema } from 'yup';
import type { FieldKind } from '@/lib/content/fields';
import { fieldsOf } from '../api-contract/fields';
import type { SampleItem } from './sample';

/** A site path of a file in public/. */
const ownFile = /^\/(art|audio|files)\//;

/** What a Django model leaves where nothing was entered: text columns are empty, the others have no value. */
const blankText: readonly FieldKind[] = [
  'title',
  'text',
  'html',
  'slug',
  'link',
  'choice',
  'language',
  'zone',
];
const blank = (kind: FieldKind) => (kind === 'list' ? [] : blankText.includes(kind) ? '' : null);

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** A DurationField, a DecimalField, a choice, a naive time, an address of the storage behind MEDIA_URL. */
const manners: Partial<Record<FieldKind, (value: unknown, media: string) => unknown>> = {
  id: String,
  number: (value) => Number(value).toFixed(2),
  seconds: (value) => `00:${two(Number(value) / 60)}:${two(Number(value) % 60)}`,
  choice: (value) => String(value).toUpperCase().replaceAll('-', '_'),
  date: (value) => String(value).replace(/(T\d\d:\d\d)(?:[+-]\d\d:\d\d|Z)$/, '$1:00'),
  address: (value, media) => String(value).replace(ownFile, `${media}$&`),
  html: (value, media) => String(value).replace(/(src|href)="(?=\/(?:art|audio|files)\/)/g, `$1="${media}`),
};

/** An item of the sample content as a Django REST host would send it; `media` is the origin of its files. */
export function inDjangosManner(item: SampleItem, schema: AnyObjectSchema, media: string): SampleItem {
  const fields = fieldsOf(schema).map(({ name, kind, part }) => {
    const value = item[name];
    if (value === undefined || value === null) return [name, blank(kind)] as const;
    if (part && Array.isArray(value)) {
      return [name, value.map((each: SampleItem) => inDjangosManner(each, part, media))] as const;
    }
    const isPicture = kind === 'address' && name !== 'file' && name !== 'cv';
    // The site does not show a drawing of another host: a Django with Pillow would have refused it anyway.
    const given = isPicture ? String(value).replace(/\.svg$/, '.svg.png') : value;
    return [name, manners[kind]?.(given, media) ?? given] as const;
  });
  return { ...item, ...Object.fromEntries(fields) };
}

const pageSize = 10;

/** A page of a list (PageNumberPagination); `address` is the one that was asked for. */
export function pageOf(items: unknown[], address: URL) {
  const page = Number(address.searchParams.get('page') ?? 1);
  const at = (number: number) => {
    if (number < 1 || (number - 1) * pageSize >= items.length) return null;
    const url = new URL(address);
    url.searchParams.set('page', String(number));
    return url.href;
  };
  return {
    count: items.length,
    next: at(page + 1),
    previous: at(page - 1),
    results: items.slice((page - 1) * pageSize, page * pageSize),
  };
}
