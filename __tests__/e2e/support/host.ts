import type { APIRequestContext } from '@playwright/test';
import type { Behaviour } from '@/scripts/sample-api/api-host';
import { apiSiteAddress, hostAddress, revalidateSecret } from './addresses';
import { expect } from './test';

type Record = { orders: { locale: string; body: unknown }[]; requests: number };

/** Tells the API host how to behave from now on; returns the requests it has had so far. */
export async function setHost(request: APIRequestContext, mode: Behaviour): Promise<Record> {
  const response = await request.post(`${hostAddress}/control`, { data: mode });
  return (await response.json()) as Record;
}

/** Makes the site on the API host forget every rendered page, as staff do after publishing. */
export async function revalidate(request: APIRequestContext, secret: string = revalidateSecret) {
  const headers = { authorization: `Bearer ${secret}` };
  return (await request.post(`${apiSiteAddress}/api/revalidate`, { headers })).status();
}

/** As above, with a new behaviour of the host before the next page is rendered. */
export async function readAnew(request: APIRequestContext, mode: Behaviour) {
  await setHost(request, mode);
  // 502: not every list could be read, and the copies must do.
  expect(await revalidate(request)).toBe(mode.mode === 'ok' ? 200 : 502);
}
