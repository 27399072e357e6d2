import { productById } from '@/lib/shop/products';
import { log } from '@/lib/server/log';
import { errorCode, orderJournal } from '../journal';
import type { WithdrawalContext } from './withdraw';

/** What real withdrawals are made with: this process's journal, catalogue and log. */
export function withdrawalContext(admit: WithdrawalContext['admit']): WithdrawalContext {
  return {
    journal: orderJournal,
    kindOf: (item) => productById(item)?.kind,
    admit,
    now: Date.now,
    report(event) {
      if ('error' in event) log.error({ code: errorCode(event.error) }, 'withdrawal could not be recorded');
      else log.info(event, 'withdrawal received');
    },
  };
}
