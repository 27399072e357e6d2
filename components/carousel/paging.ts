/** What a scrolling row knows of itself, in CSS pixels. */
export type Row = { position: number; viewport: number; content: number };

// Browsers round scroll positions of zoomed pages.
const slack = 2;

/** Whether there is more before and after what is seen (product §4). */
export function edges({ position, viewport, content }: Row): { before: boolean; after: boolean } {
  return { before: position > slack, after: position + viewport < content - slack };
}

/**
 * Where one page further (1) or back (-1) is. A page is as wide as the viewport (reading 27); from between two pages
 * the step ends on the nearest one in that direction.
 */
export function pageFrom({ position, viewport, content }: Row, direction: 1 | -1): number {
  if (viewport <= 0) return 0;
  const here = position / viewport;
  const tolerance = slack / viewport;
  const page = direction === 1 ? Math.floor(here + tolerance) + 1 : Math.ceil(here - tolerance) - 1;
  return Math.min(Math.max(page * viewport, 0), Math.max(content - viewport, 0));
}
