import { BlockList, isIP } from 'node:net';

/** Whose word on a visitor's address counts: so many proxies of ours in a row, or those with these addresses. */
export type TrustProxy = { hops: number } | { addresses: BlockList };

const mostHops = 10;

/**
 * Reads TRUST_PROXY: `0` (nobody), a number of proxies, or their addresses and networks (`10.0.0.0/8, 192.0.2.7`).
 * Throws an Error when it is none of these.
 */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  if (/^\d+$/.test(text.trim())) {
    const hops = Number(text);
    if (hops > mostHops) throw new Error(`more than ${mostHops} proxies`);
    return hops === 0 ? undefined : { hops };
  }
  const addresses = new BlockList();
  for (const entry of text.split(',')) addEntry(addresses, entry.trim());
  return { addresses };
}

function addEntry(list: BlockList, entry: string) {
  const [address = '', prefix] = entry.split('/');
  const version = isIP(address);
  if (version === 0) throw new Error(`"${entry}" is not an address`);
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) return list.addAddress(address, family);
  if (!/^\d{1,3}$/.test(prefix)) throw new Error(`"${entry}" is not a network`);
  list.addSubnet(address, Number(prefix), family);
}
