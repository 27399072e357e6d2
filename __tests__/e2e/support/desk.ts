import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import { serve } from '../../../scripts/serve.mjs';
import { orderBody } from './shop';
import { expect } from './test';

export const passphrase = 'parola biroului de probă';

/** A site of its own with a desk, on a journal that nobody else writes to. */
export const serveDesk = (environment: Record<string, string> = {}) =>
  serve({ DESK_SECRET: passphrase, ...environment });

/** A client of a site that says, as browsers do, that its forms come from a page of the site. */
export const clientOf = (
  playwright: PlaywrightWorkerArgs['playwright'],
  url: string,
): Promise<APIRequestContext> =>
  playwright.request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url }, maxRedirects: 0 });

export const logIn = (client: APIRequestContext, given = passphrase) =>
  client.post('/desk/login', { form: { passphrase: given, to: '/desk' } });

/** Places an order and gives its reference. */
export async function placeOrder(client: APIRequestContext, name: string, changes: object = {}) {
  const response = await client.post('/api/shop/purchase/?locale=ro', {
    data: { ...orderBody(name), ...changes },
  });
  expect(response.status()).toBe(201);
  const { reference } = (await response.json()) as { reference: string };
  return reference;
}
