/** The query of a request to a route handler; a page has none (docs/decisions/008). */
export function readQuery(request: Request): URLSearchParams {
  return new URL(request.url).searchParams;
}
