import type { Locale } from '@/lib/i18n/locales';
import { consentsHeader, writeConsents } from '../form/consents';
import type { Consents } from '../form/consents';
import type { OrderPayload } from '../form/payload';
import { readOutcome } from './outcome';
import type { Outcome } from './outcome';

type OrderPost = { payload: OrderPayload; consents: Consents; key: string; locale: Locale };

/** How long a visitor waits for the answer (milliseconds); the shop itself waits up to 3 s for its API. */
export const answerTimeout = 15_000;

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // Empty, truncated or not JSON: the status alone decides.
    return undefined;
  }
}

/**
 * POSTs an order (product §7): the body is exactly the payload, the key and the
 * consents travel in headers (reading 36), the language in the query (reading 63). Never throws: any failure in transit is an uncertain outcome.
 */
export async function postOrder(request: OrderPost, timeout: number = answerTimeout): Promise<Outcome> {
  try {
    const response = await fetch(`/api/shop/purchase/?locale=${request.locale}`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'idempotency-key': request.key },
        [consentsHeader]: writeConsents(request.consents),
      },
      body: JSON.stringify(request.payload),
      signal: AbortSignal.timeout(timeout),
    });
    return readOutcome(response.status, await readBody(response));
  } catch (error) {
    // A DOMException is not an Error in every environment, so only its name can be relied on.
    const { name } = Object(error) as { name?: unknown };
    return { status: 'uncertain', reason: name === 'TimeoutError' ? 'timeout' : 'network' };
  }
}
