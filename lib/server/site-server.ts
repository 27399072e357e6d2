import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { securityHeaders } from '@/lib/page-cache/security-headers.mjs';
import { createDoor } from './door/door';
import type { DoorOptions } from './door/door';
import { oneAtATime } from './door/one-at-a-time';
import { env } from './env';

/** A request must have arrived whole within this many milliseconds; the longest, an order, has 16 kB. */
const patience = 14_000;

/** The HTTP server of the site, door and all, in front of the framework's handler. Not yet listening. */
export function createSiteServer(
  framework: Omit<DoorOptions, 'headers'>,
  requestTimeout: number = patience,
): Server {
  const door = createDoor({ ...framework, headers: securityHeaders(env().siteUrl) });
  // Node looks for late requests now and then only: every 30 seconds unless told.
  const connectionsCheckingInterval = Math.ceil(requestTimeout / 14);
  const timeouts = { headersTimeout: requestTimeout, requestTimeout, connectionsCheckingInterval };
  return createServer(timeouts, oneAtATime(door));
}
