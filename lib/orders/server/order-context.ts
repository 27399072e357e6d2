import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { productById } from '@/lib/shop/products';
import { deliver } from './delivery';
import { errorCode, orderJournal } from '../journal';
import type { OrderContext } from './place-order';

/** What real orders are placed with: this process's journal, catalogue, API and log. */
export function orderContext(admit: OrderContext['admit']): OrderContext {
  return {
    journal: orderJournal,
    catalogue: productById,
    admit,
    deliver: env().apiUrl === undefined ? undefined : deliver,
    now: Date.now,
    report(event) {
      if ('error' in event) log.error({ code: errorCode(event.error) }, 'order journal unavailable');
      else log.info(event, 'order taken');
    },
  };
}
