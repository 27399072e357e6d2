import type { Element, Root } from 'hast';
import { textAddresses } from '@/lib/text/addresses';
import { toTree } from '@/lib/text/to-tree';

export type Hosts = { apiUrl: string; mediaHosts: readonly string[] };
export type FileUse = 'picture' | 'recording' | 'document';
/** A file that an item names, at a whole address or a path of the site. */
export type NamedFile = { address: string; use: FileUse };

const useOf: Readonly<Record<string, FileUse>> = {
  image: 'picture',
  logo: 'picture',
  file: 'document',
  cv: 'document',
};

function picturesIn(html: string, { apiUrl, mediaHosts }: Hosts): string[] {
  const found: string[] = [];
  const addresses = textAddresses({ apiUrl, mediaHosts, siteUrl: apiUrl });
  // The one thing a page would do with it that matters here is to load its pictures.
  const visit = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      const { src } = child.properties;
      if (child.tagName === 'img' && typeof src === 'string') found.push(src);
      visit(child);
    }
  };
  visit(
    toTree(html, 2, { ...addresses, picture: (given) => addresses.picture(given) ?? addresses.link(given) }),
  );
  return found;
}

/** Every file that an item in the site's shape names, in its texts too. `isSong`: its own file is a recording. */
export function filesOf(item: unknown, hosts: Hosts, isSong: boolean): NamedFile[] {
  if (typeof item !== 'object' || item === null) return [];
  return Object.entries(item).flatMap(([field, value]: [string, unknown]): NamedFile[] => {
    if (Array.isArray(value)) return value.flatMap((part) => filesOf(part, hosts, false));
    if (field === 'html' && typeof value === 'string') {
      return picturesIn(value, hosts).map((address) => ({ address, use: 'picture' }));
    }
    if (typeof value === 'object') return filesOf(value, hosts, false);
    const use = useOf[field];
    if (use === undefined || typeof value !== 'string' || value === '') return [];
    return [{ address: value, use: isSong && field === 'file' ? 'recording' : use }];
  });
}
