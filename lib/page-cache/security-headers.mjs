/**
 * Headers of every response, whatever produces it; a cached page replaces the policy with its own strict one.
 * @param {string | undefined} siteUrl
 * @returns {Record<string, string>}
 */
export function securityHeaders(siteUrl) {
  return {
    'Content-Security-Policy':
      "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    ...(siteUrl?.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
