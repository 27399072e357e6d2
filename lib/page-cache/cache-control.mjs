/** Caches in front keep a page for a minute; longer only while it is being refetched or cannot be. */
export const pageCacheControl =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
