import { appendFileSync } from 'node:fs';
import { pageStore } from '../lib/page-cache/store.mjs';

/** Loaded into the site by `npm run bench`: every page that is made adds one byte to the file RENDERS. */
const store = pageStore();
const set = store.set.bind(store);
/** @type {typeof store.set} */
store.set = (key, entry, ttl) => {
  if (entry.value.kind === 'APP_PAGE') appendFileSync(process.env['RENDERS'] ?? '/dev/null', '.');
  set(key, entry, ttl);
};
