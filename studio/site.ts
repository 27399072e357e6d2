// All that the studio takes from the site's own code.
export { formatLongDate } from '../lib/i18n/dates';
export { locales } from '../lib/i18n/locales';
export type { Locale } from '../lib/i18n/locales';
export { fillMarkup } from '../lib/content/texts/placeholders';
export { toTree } from '../lib/text/to-tree';
export { site } from '@/content/site';
export { composerName, composerYears, workById } from '../lib/content/works';
export type { Work } from '../lib/content/works';
