import type { APIRequestContext } from '@playwright/test';
import { expect } from './test';

/** The tag that the page cache gives; the framework's have another form. */
export const ownTag = /^"[\w-]{22}(-br|-gzip)?"$/;

/** Asks until the page cache answers: it makes its bytes when a page is asked for the second time. */
export async function fromCache(request: APIRequestContext, path: string) {
  await expect
    .poll(async () => (await request.get(path)).headers()['etag'], { intervals: [50] })
    .toMatch(ownTag);
}
