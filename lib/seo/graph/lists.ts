import { absolute, withNotice } from './node';
import type { Node, PageFacts } from './node';

export type Crumb = { label: string; href?: string | undefined };

/** The breadcrumb as the page shows it; its last item is the page itself. */
export const trailNode = ({ url }: PageFacts, trail: readonly Crumb[]): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href === undefined ? url : absolute(href),
  })),
});

/** The items of a page that is a list, as it shows them. */
export const itemsNode = (
  { locale, url, description }: PageFacts,
  name: string,
  items: readonly { label: string; href: string }[],
): Node => ({
  '@type': 'ItemList',
  '@id': `${url}#list`,
  ...{ name, description: withNotice(locale, description), numberOfItems: items.length },
  itemListElement: items.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    url: absolute(href),
  })),
});
