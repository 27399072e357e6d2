function hostOf(address: string | null): string | undefined {
  return address !== null && URL.canParse(address) ? new URL(address).host : undefined;
}

/**
 * Whether a request comes from a page of this site, or from no page at all (a program). Sec-Fetch-Site cannot be set by
 * a page, so `same-origin` is believed; browsers send it only with TLS, and without it Origin decides: it must be the
 * site's own address (SITE_URL) or the one under which it was asked for.
 */
export function isOwnPage(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  const host = hostOf(origin);
  return host !== undefined && [hostOf(siteUrl), headers.get('host')].includes(host);
}
