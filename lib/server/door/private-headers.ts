/** Nothing runs, nothing comes from elsewhere, and forms are sent to this site only. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every answer of a private page, whatever made it: no cache, no search engine, no trace of its address. */
export const privateHeaders = {
  'Content-Security-Policy': policy,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  // The address itself may be the secret; without any referrer, browsers would send forms with the Origin `null`.
  'Referrer-Policy': 'same-origin',
} as const;
