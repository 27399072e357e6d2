import { readFileSync } from 'node:fs';
import path from 'node:path';
import { textOf } from './read-page.mjs';

/** @typedef {import('./read-page.mjs').Page} Page */
/** @typedef {import('./read-page.mjs').Node} Node */

/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(path.resolve(file), 'utf8'));
/** @type {Record<string, any>} */
const words = { ro: json('messages/ro.json'), en: json('messages/en.json') };
const site = json('content/site.json');

/**
 * What search engines require of each kind and recommend for it, November 2026. Not in the list is what a record cannot
 * say: gtin and mpn of products, validFrom and streetAddress of events, offers of what is not sold, unprinted tracks.
 */
const kinds = {
  WebSite: {
    required: ['name', 'url'],
    recommended: ['alternateName', 'description', 'inLanguage', 'publisher'],
  },
  Organization: {
    required: ['name', 'url'],
    recommended: ['logo.url', 'image', 'address.streetAddress', 'telephone'],
  },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ItemList: { required: ['itemListElement'], recommended: ['name', 'numberOfItems', 'description'] },
  NewsArticle: {
    required: ['headline', 'author.name'],
    recommended: [
      'image',
      'datePublished',
      'dateModified',
      'author.url',
      'publisher',
      'inLanguage',
      'description',
    ],
  },
  MusicEvent: {
    required: ['name', 'startDate', 'location.name', 'location.address.addressLocality'],
    recommended: [
      ...['description', 'image', 'eventStatus', 'organizer.name', 'performer.name', 'url'],
      ...['location.address.addressCountry', 'eventAttendanceMode'],
    ],
  },
  Product: { required: ['name'], recommended: ['description', 'image', 'sku', 'brand.name', 'category'] },
  MusicAlbum: { required: ['name'], recommended: ['byArtist.name'] },
  Offer: { required: ['url', 'priceCurrency', 'availability'], recommended: [] },
};

/** Of offers of products, beyond what every offer needs. */
const productOffer = [
  ...['price', 'itemCondition', 'shippingDetails.shippingRate.value', 'shippingDetails.deliveryTime'],
  ...['shippingDetails.shippingDestination.addressCountry', 'hasMerchantReturnPolicy.merchantReturnDays'],
];

/** @param {Node} node */
const typesOf = (node) => [node['@type']].flat();
/** @param {Node} node @param {string} path */
const at = (node, path) => path.split('.').reduce((/** @type {any} */ value, name) => value?.[name], node);
/** @param {Node} node @param {string} path */
const lacks = (node, path) => [undefined, null, ''].includes(at(node, path));

/** @param {Node} node @returns {string[]} */
function missingIn(node) {
  const own = typesOf(node).flatMap((type) => {
    const { required = [], recommended = [] } = kinds[/** @type {keyof typeof kinds} */ (type)] ?? {};
    return [
      ...required.filter((path) => lacks(node, path)).map((path) => `${type} requires ${path}`),
      ...recommended.filter((path) => lacks(node, path)).map((path) => `${type} should have ${path}`),
    ];
  });
  const offer = node['offers'];
  if (!offer) return own;
  const rest = typesOf(node).includes('Product') ? productOffer : [];
  return [
    ...own,
    ...missingIn(offer),
    ...rest.filter((path) => lacks(offer, path)).map((path) => `Offer lacks ${path}`),
  ];
}

/** @param {Page} page @returns {string[]} */
function checkTrail({ graph, trail, canonical = '' }) {
  const list = graph.find((node) => typesOf(node).includes('BreadcrumbList'));
  /** @type {Node[]} */
  const items = list?.['itemListElement'] ?? [];
  const said = items.map(({ name, item }) => `${textOf(name)} ${item}`);
  const shown = trail.map(
    ({ name, href }) => `${name} ${href === undefined ? canonical : new URL(href, canonical)}`,
  );
  return said.join('\n') === shown.join('\n') ? [] : [`breadcrumb: shown ${shown}, said ${said}`];
}

/** @param {Node} offer @param {string} text @param {any} say */
function checkPrice(offer, text, say) {
  const price = Number(offer['price']);
  const free = text.includes(say.events.free) || text.includes(say.shop.free);
  const shown = new RegExp(`(?<![\\d.,])${String(price).replace('.', '[.,]')}0? (de )?(lei|leu|RON)`).test(
    text,
  );
  return lacks(offer, 'price') || (price === 0 ? free : shown)
    ? []
    : [`the page does not show the price ${price}`];
}

/** What a node says of the thing that the page shows. @param {Node} node @param {Page} page */
function checkValues(node, { heading, main, path }) {
  const say = words[path.slice(1, 3)] ?? words['ro'];
  const text = textOf(main);
  const name = textOf(node['headline'] ?? node['name']);
  const problems = name === heading ? [] : [`named ${name}, on the page ${heading}`];
  const date = node['startDate'] ?? node['datePublished'];
  const times = [...main.matchAll(/<time [^>]*datetime="([^"]*)"/gi)].map(([, time]) => time);
  if (date !== undefined && times[0] !== date) problems.push(`dated ${date}, on the page ${times[0]}`);
  const status = String(node['eventStatus'] ?? '');
  const cancelled = text.includes(say.events.cancelledNotice);
  if (status !== '' && status.endsWith('EventCancelled') !== cancelled) problems.push(`status ${status}`);
  const offer = node['offers'];
  if (!offer) return problems;
  const soldOut = text.includes(say.events.soldOutNotice) || text.includes(say.shop.soldOut);
  if (offer['availability'].endsWith('SoldOut') !== soldOut)
    problems.push(`availability ${offer['availability']}`);
  return soldOut && typesOf(node).includes('MusicEvent')
    ? problems
    : [...problems, ...checkPrice(offer, textOf(main.replaceAll('<', ' <')), say)];
}

const shown = ['NewsArticle', 'MusicEvent', 'Product'];
const withNotice = [...shown, 'WebSite', 'Organization', 'ItemList'];

/** Everything that is wrong with the structured data of a page, a line each. @param {Page} page @returns {string[]} */
export function checkData(page) {
  const has = (/** @type {string} */ type) => page.graph.some((node) => typesOf(node).includes(type));
  const base = ['WebSite', 'Organization', 'MusicGroup']
    .filter((type) => !has(type))
    .map((type) => `no ${type}`);
  const notice = site.demoNotice[page.path.slice(1, 3)];
  const nodes = page.graph.flatMap((node) => {
    const is = (/** @type {string[]} */ list) => typesOf(node).some((type) => list.includes(type));
    const real =
      is(withNotice) && !String(node['description']).includes(notice) ? ['no notice of fiction'] : [];
    return [...missingIn(node), ...real, ...(is(shown) ? checkValues(node, page) : [])];
  });
  return [...base, ...nodes, ...checkTrail(page)].map((problem) => `${page.path}: ${problem}`);
}
