/** The measurements of a scrolling row, in CSS pixels. */
export type Row = { position: number; viewport: number; content: number };

// Browsers round scroll positions of zoomed pages.
const slack = 2;

/** Whether there is more before and after the visible items (product §4). */
export function edges({ position, viewport, content }: Row): { before: boolean; after: boolean } {
  return { before: position > slack, after: position + viewport < content - slack };
}

/**
 * The scroll position one page further (1) or back (-1). A page is as wide as the viewport (reading 27); from between
 * two pages, the step ends on the nearest one in that direction.
 */
export function pageFrom({ position, viewport, content }: Row, direction: 1 | -1): number {
  if (viewport <= 0) return 0;
  const here = position / viewport;
  const tolerance = slack / viewport;
  const page = direction === 1 ? Math.floor(here + tolerance) + 1 : Math.ceil(here - tolerance) - 1;
  return Math.min(Math.max(page * viewport, 0), Math.max(content - viewport, 0));
}
