import type { AnyObjectSchema } from 'yup';
import { listNames, lists } from '@/lib/content/lists';
import type { ListName } from '@/lib/content/lists';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { exampleOf } from './examples';
import { fieldsOf } from './fields';
import type { Field } from './fields';
import { isPlain, kinds } from './kinds';
import { notes } from './notes';
import { screens } from './screens';
import { orderPath, publishing } from './openapi-orders';

type Schema = Record<string, unknown>;

const component = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function valueOf(field: Field, name: ListName): Schema {
  const { kind, words = [], part } = field;
  if (part) return { type: 'array', items: objectOf(part, name, `${field.name}[].`) };
  if (!isPlain(kind))
    return { type: 'string', enum: words, description: 'In any case, with _ or spaces for -' };
  return component(kinds[kind].name);
}

function propertyOf(field: Field, name: ListName, prefix: string): Schema {
  const value = valueOf(field, name);
  const description = notes[name].fields[`${prefix}${field.name}`];
  const isOwn = prefix === '' && !field.part;
  const schema = field.required ? value : { anyOf: [value, component('Blank')] };
  return { ...schema, description, ...(isOwn && { examples: [exampleOf(name, field)] }) };
}

function objectOf(schema: AnyObjectSchema, name: ListName, prefix = ''): Schema {
  const fields = fieldsOf(schema);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, propertyOf(field, name, prefix)])),
    required: fields.filter(({ required }) => required).map((field) => field.name),
  };
}

const json = (schema: Schema) => ({ 'application/json': { schema } });

const localeParameter = {
  name: 'locale',
  in: 'query',
  required: true,
  description: 'Language of the texts',
  schema: { type: 'string', enum: locales, default: defaultLocale },
};

function listPath(name: ListName) {
  const items = { type: 'array', items: component(notes[name].item) };
  const page = {
    type: 'object',
    properties: { results: items, next: { type: ['string', 'null'], format: 'uri-reference' } },
    required: ['results'],
  };
  return {
    get: {
      operationId: name,
      summary: notes[name].about,
      description: `Shown on ${screens[name]}.`,
      parameters: [localeParameter],
      responses: {
        200: { description: 'The list, or a page of it', content: json({ oneOf: [items, page] }) },
      },
    },
  };
}

const storyPath = {
  get: {
    operationId: 'newsItem',
    summary: 'One story',
    parameters: [{ name: 'slug', in: 'path', required: true, schema: component('Slug') }, localeParameter],
    responses: {
      200: { description: 'The story', content: json(component(notes.news.item)) },
      404: { description: 'There is no such story: the page is a 404 too' },
    },
  },
};

/** The OpenAPI 3.1 document of the API that the site reads and posts orders to. */
export function openApi(): Schema {
  const plain = Object.values(kinds).map(({ name, schema }) => [name, schema]);
  const items = listNames.map((name) => [notes[name].item, objectOf(lists[name].schema, name)]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Content and orders of a choir',
      version: '1.0.0',
      description:
        'What the site reads from API_URL and sends to it. Explained in docs/api.md. Generated: npm run api:docs.',
    },
    servers: [{ url: 'https://api.example.org', description: 'API_URL' }],
    paths: {
      ...Object.fromEntries(listNames.map((name) => [`/${lists[name].path}/`, listPath(name)])),
      '/news/{slug}/': storyPath,
      '/shop/purchase/': orderPath(localeParameter),
    },
    security: [],
    webhooks: { published: publishing() },
    components: {
      schemas: {
        Blank: { description: 'Counts as absent', enum: ['', null] },
        ...Object.fromEntries(plain),
        ...Object.fromEntries(items),
      },
      securitySchemes: {
        revalidateSecret: { type: 'http', scheme: 'bearer', description: 'REVALIDATE_SECRET' },
      },
    },
  };
}
