import { mixed, ValidationError } from 'yup';
import type { AnyObject, AnyObjectSchema, ObjectSchema } from 'yup';
import { shortened, withoutControls } from '@/lib/text/clean';
import { isAddress } from '@/lib/text/address';
import { isTimeZone, readMoment } from './moment';
import { isSlug } from './slug';

/**
 * The fields of API items (product §3). Each reads whatever JSON value the host sends: what can be understood is
 * brought to one form, and the rest counts as absent, so a field is refused only where it is `required()`.
 */

const lengths = { title: 300, text: 2_000, markup: 200_000 };
const maxParts = 2_000;

export type FieldKind =
  | 'title' | 'text' | 'html' | 'number' | 'id' | 'year' | 'seconds' | 'flag' | 'date' | 'zone' | 'language' | 'choice'
  | 'slug' | 'address' | 'link' | 'list';

/** What the documents of the contract say of a field: the words of a choice, the bounds of a number, a part's own fields. */
export type FieldFacts = {
  kind: FieldKind;
  words?: readonly string[];
  bounds?: readonly [min: number, max: number];
  part?: AnyObjectSchema;
};

/** A field of one kind; `read` must not throw and gives undefined for what it cannot use. */
function field<T extends string | number | boolean | object>(
  kind: FieldKind,
  is: (value: unknown) => value is T,
  read: (raw: unknown) => T | undefined,
  facts: Omit<FieldFacts, 'kind'> = {},
) {
  return mixed<T>(is)
    .transform((_, raw) => read(raw))
    .meta({ field: { kind, ...facts } });
}

const isString = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** What was written, without spaces around it: a text, or a number written without quotation marks. */
function written(raw: unknown): string | undefined {
  const given = isNumber(raw) ? String(raw) : raw;
  const clean = isString(given) ? withoutControls(given).trim() : '';
  return clean === '' ? undefined : clean;
}

function line(raw: unknown, max: number): string | undefined {
  const clean = written(raw)?.replace(/[\t\r\n ]+/g, ' ');
  return clean && shortened(clean, max);
}

/** A name, a title, a place: one line. */
export const title = () => field('title', isString, (raw) => line(raw, lengths.title));
/** A few sentences of plain text. */
export const text = () => field('text', isString, (raw) => line(raw, lengths.text));

/** HTML; one character more than a text may have tells lib/text that it was cut. */
export const markup = () => field('html', isString, (raw) => written(raw)?.slice(0, lengths.markup + 1));

function readNumber(raw: unknown): number | undefined {
  const given = isString(raw) ? raw.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2') : raw;
  if (isString(given)) return /^-?\d{1,15}(\.\d{1,10})?$/.test(given) ? Number(given) : undefined;
  return isNumber(given) ? given : undefined;
}

/** A number in a range, also as a text (`"40.00"`, `"40,00"`). */
export const number = (min: number, max: number) =>
  field(
    'number',
    isNumber,
    (raw) => {
      const value = readNumber(raw);
      return value !== undefined && value >= min && value <= max ? value : undefined;
    },
    { bounds: [min, max] },
  );

function whole(kind: FieldKind, min: number, max: number) {
  const read = (raw: unknown) => {
    const value = readNumber(raw);
    return Number.isSafeInteger(value) && value !== undefined && value >= min && value <= max ? value : undefined;
  };
  return field(kind, isNumber, read, { bounds: [min, max] });
}

/** Number of an item: not negative. */
export const id = () => whole('id', 0, Number.MAX_SAFE_INTEGER);
/** A calendar year. */
export const year = () => whole('year', 1000, 2999);

const longestRecording = 86_400;

/** Whole seconds, also as `mm:ss` or `h:mm:ss`. */
export const seconds = () =>
  field('seconds', isNumber, (raw) => {
    const clock = isString(raw) && /^(?:\d{1,2}:)?\d{1,2}:\d{2}$/.test(raw.trim()) ? raw.trim().split(':') : undefined;
    const value = clock ? clock.reduce((sum, part) => sum * 60 + Number(part), 0) : Math.round(readNumber(raw) ?? -1);
    return value >= 0 && value <= longestRecording ? value : undefined;
  });

const spelled = new Map<unknown, boolean>([
  ...['true', '1', 'yes', 'da'].map((word) => [word, true] as const),
  ...['false', '0', 'no', 'nu'].map((word) => [word, false] as const),
]);

/** True or false, also as 1 and 0 or their names. */
export const flag = () =>
  field('flag', isBoolean, (raw) => (isBoolean(raw) ? raw : spelled.get(written(raw)?.toLowerCase())));

/** A date, in one of the forms of `readMoment`; a mapper completes a local time with `inZone`. */
export const date = () => field('date', isString, (raw) => (isString(raw) ? readMoment(raw) : undefined));

/** A time zone by its IANA name. */
export const zone = () =>
  field('zone', isString, (raw) => {
    const name = written(raw);
    return name !== undefined && isTimeZone(name) ? name : undefined;
  });

/** The language of a text (BCP 47), also with an underscore. */
export const language = () =>
  field('language', isString, (raw) => {
    const tag = written(raw)?.replaceAll('_', '-') ?? '';
    return /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$/.test(tag) ? tag.replace(/^[A-Za-z]+/, (part) => part.toLowerCase()) : undefined;
  });

/** One word of a few, however it is written: `SOLD_OUT` is `sold-out`. */
export function choice<const Word extends string>(words: readonly Word[]) {
  const find = (value: unknown) => words.find((word) => word === value);
  return field(
    'choice',
    (value): value is Word => find(value) !== undefined,
    (raw) => find(written(raw)?.toLowerCase().replace(/[_ ]+/g, '-')),
    { words },
  );
}

/** The part of an address that names an item. */
export const slug = () =>
  field('slug', isString, (raw) => {
    const value = written(raw)?.normalize();
    return value !== undefined && isSlug(value) ? value : undefined;
  });

/** A picture or a file: an address of the web, or a path of the host. */
export const address = () =>
  field('address', isString, (raw) => {
    const value = isString(raw) ? raw.trim() : '';
    return isAddress(value) ? value : undefined;
  });

/** A page elsewhere: as `address`, and `www.example.org` without its scheme. */
export const link = () =>
  field('link', isString, (raw) => {
    const given = isString(raw) ? raw.trim() : '';
    const value = /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/.test(given) ? `https://${given}` : given;
    return isAddress(value) ? value : undefined;
  });

/** The fields of an object that its schema knows, its own and no others: `__proto__` is no field. */
function ownFields(schema: AnyObjectSchema, given: object): object {
  const entries = Object.entries(given);
  return Object.fromEntries(entries.filter(([name]) => Object.hasOwn(schema.fields, name)));
}

/** An item by its schema. Throws yup's ValidationError, with the path of the field, when something required is missing. */
export function readItem<Item extends AnyObject>(schema: ObjectSchema<Item>, given: unknown): Item {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new ValidationError('not an object', undefined, '', 'object');
  }
  return schema.validateSync(ownFields(schema, given), { stripUnknown: true }) as Item;
}

/** A list within an item; a bad part drops itself only. */
export function parts<Item extends AnyObject>(schema: ObjectSchema<Item>) {
  const read = (part: unknown): Item[] => {
    try {
      return [readItem(schema, part)];
    } catch (error) {
      if (error instanceof ValidationError) return [];
      throw error;
    }
  };
  const isList = (value: unknown): value is Item[] => Array.isArray(value);
  const readAll = (raw: unknown) => (isList(raw) ? raw.slice(0, maxParts).flatMap(read) : undefined);
  return field('list', isList, readAll, { part: schema });
}
