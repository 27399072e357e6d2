const order = (reference: string) => `/desk/orders/${encodeURIComponent(reference)}`;

/** Addresses of the desk, in no language: the one who works there chooses it. */
export const deskPaths = {
  home: '/desk',
  login: '/desk/login',
  logout: '/desk/logout',
  orders: '/desk/orders',
  search: '/desk/search',
  labels: '/desk/labels',
  slips: '/desk/slips',
  table: '/desk/orders.csv',
  previews: '/desk/previews',
  order,
  erase: (reference: string) => `${order(reference)}/erase`,
  withdrawal: (reference: string) => `/desk/withdrawals/${encodeURIComponent(reference)}`,
} as const;

/** Whether a path, as a form sent it, is one of the desk's: anything else could lead away from the site. */
export function isDeskPath(path: string): boolean {
  return /^\/desk(?:\/[\w./-]*)?$/.test(path) && !path.includes('//') && !path.includes('..');
}
