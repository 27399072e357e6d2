// All that the studio takes from the site's own code.
export { formatLongDate } from '../lib/dates';
export { locales } from '../lib/i18n/locales';
export type { Locale } from '../lib/i18n/locales';
export { fillMarkup } from '../lib/pages/placeholders';
export { toTree } from '../lib/rich-text/to-tree';
export { site } from '../lib/site';
