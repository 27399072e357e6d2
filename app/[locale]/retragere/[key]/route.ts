import type { NextRequest } from 'next/server';
import { isLocale } from '@/lib/i18n/locales';
import { errorCode, orderJournal } from '@/lib/orders/journal';
import { isReceiptKey } from '@/lib/orders/server/withdraw';
import { log } from '@/lib/server/log';
import { missingPage, receiptPage } from './pages';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ locale: string; key: string }> };

/** The withdrawal with its order; undefined when there is none. Rejects when the journal cannot be read. */
async function read(key: string) {
  if (!isReceiptKey(key)) return undefined;
  const journal = await orderJournal();
  const withdrawal = await journal.findWithdrawal(key);
  const order = withdrawal && (await journal.find(withdrawal.orderReference));
  return order && { withdrawal, order };
}

/** The receipt of a withdrawal; with `?file`, to be kept on the visitor's own device. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { locale, key } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  try {
    const kept = await read(key);
    if (!kept) return await missingPage(locale, 404);
    return await receiptPage(locale, kept, request.nextUrl.searchParams.has('file'));
  } catch (error) {
    log.error({ code: errorCode(error) }, 'withdrawal could not be read');
    return missingPage(locale, 503);
  }
}
