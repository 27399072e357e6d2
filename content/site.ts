import site from './site.json';

/** The choir's identity. Renaming the choir is an edit of content/site.json and nothing else. */
export { site };

/** First path segment of the pages about the choir (reading 14: the Romanian form in both languages). */
export const aboutSegment = `despre-${site.productSlug}`;

/** The lists of content/ write `{about}` and `{founderSlug}` in links, so that a new name breaks none. */
export const withOwnPaths = (text: string): string =>
  text.replaceAll('{about}', aboutSegment).replaceAll('{founderSlug}', site.founderSlug);

/** As a text, so that no language groups its digits. */
export const foundingYear = site.foundingDate.slice(0, 4);

/** Time zone in which dates are interpreted and shown. */
export const timeZone = 'Europe/Bucharest';
