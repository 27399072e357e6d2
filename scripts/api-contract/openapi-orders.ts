import { deliveries, orderLimits, payments } from '@/lib/orders/form/payload';
import type { PayloadField } from '@/lib/orders/form/payload';
import { listNames, lists } from '@/lib/content/lists';
import { locales } from '@/lib/i18n/locales';
import { maxQuantity } from '@/lib/shop/cart/cart';

type Schema = Record<string, unknown>;

const listPaths = listNames.map((name) => lists[name].path);

const json = (schema: Schema) => ({ 'application/json': { schema } });

const payload: Record<PayloadField, Schema> = {
  name: { type: 'string', maxLength: orderLimits.name },
  phone: { type: 'string', description: 'Digits, with a + before a foreign number' },
  delivery_address: { type: 'string', maxLength: orderLimits.address },
  invoice_address: {
    type: 'string',
    maxLength: orderLimits.address,
    description: 'Empty: the delivery address',
  },
  payment: { enum: payments, description: '1 cash on delivery, 2 wire transfer' },
  delivery: { enum: deliveries, description: '1 courier, 3 personal pickup' },
  marketing: { type: 'boolean', description: 'Consent to news by e-mail or telephone' },
  purchaseitem_set: {
    type: 'array',
    minItems: 1,
    maxItems: orderLimits.lines,
    items: {
      type: 'object',
      properties: {
        item: { type: 'integer', description: 'Number of the product' },
        quantity: { type: 'integer', minimum: 1, maximum: maxQuantity },
      },
      required: ['item', 'quantity'],
    },
  },
};

/** How an order is handed over, and what each answer means for it (docs/decisions/002). */
export const orderPath = (localeParameter: Schema) => ({
  post: {
    operationId: 'placeOrder',
    summary: 'An order, handed over after it was stored on the site',
    parameters: [
      localeParameter,
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: true,
        description: 'The same for every attempt at one order',
        schema: { type: 'string' },
      },
    ],
    requestBody: {
      required: true,
      content: json({ type: 'object', properties: payload, required: Object.keys(payload) }),
    },
    responses: {
      '2XX': { description: 'Accepted; the body is JSON or empty' },
      409: { description: 'Refused: sold out. `items` may name the products' },
      422: {
        description:
          'Refused: the body names the fields that are wrong, at its top or under `errors` or `fields`',
      },
      429: { description: 'Not now: the order is sent again later' },
      '5XX': {
        description: 'Uncertain: staff look into it, or it is sent again when SHOP_API_IDEMPOTENT is 1',
      },
    },
  },
});

const reading = {
  type: 'object',
  properties: {
    list: { enum: listPaths },
    locale: { enum: locales },
    items: { type: 'integer', description: 'Items that pages show' },
    dropped: { type: 'integer', description: 'Items that came and cannot be shown' },
    problem: { type: 'string', description: 'Why the list could not be read; pages keep what they had' },
  },
  required: ['list', 'locale', 'items', 'dropped'],
};

const published = {
  type: 'object',
  properties: {
    revalidated: { type: 'boolean' },
    lists: { type: 'array', items: reading },
    told: {
      type: 'boolean',
      description: 'Whether other instances were told, where the journal is in PostgreSQL',
    },
  },
  required: ['revalidated', 'lists'],
};

/** The call by which the API tells the site that something was published. */
export const publishing = () => ({
  post: {
    operationId: 'published',
    summary: 'POST {SITE_URL}/api/revalidate: lists are read anew before it is answered',
    security: [{ revalidateSecret: [] }],
    requestBody: {
      description: 'Without a body every list is read',
      content: json({ type: 'object', properties: { lists: { type: 'array', items: { enum: listPaths } } } }),
    },
    responses: {
      200: { description: 'Every list was read', content: json(published) },
      400: { description: 'A list that does not exist; `lists` names those that do' },
      401: { description: 'Not the secret' },
      502: { description: 'Some lists could not be read, or not wholly', content: json(published) },
    },
  },
});
