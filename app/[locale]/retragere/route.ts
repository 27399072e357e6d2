import type { NextRequest } from 'next/server';
import { quantityField } from '@/components/withdrawal/statement-lines';
import { isLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { admitVisitor } from '@/lib/orders/server/admission';
import { readForm } from '@/lib/orders/server/read-request';
import { readReference } from '@/lib/orders/server/reference';
import { confirmWithdrawal, findOrder, newReceiptKey } from '@/lib/orders/server/withdraw';
import type { Statement } from '@/lib/orders/server/withdraw';
import { withdrawalContext } from '@/lib/orders/server/withdrawal-context';
import { claimPage, receiptOf, statementPage } from './pages';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ locale: string }> };

const notFound = () => new Response(null, { status: 404 });
const nobody = { reference: '', phone: '' };

/** The online withdrawal function (Directive 2011/83/EU, art. 11a; OUG 34/2014, art. 11¹): which order. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return notFound();
  const reference = readReference(request.nextUrl.searchParams.get('order') ?? '') ?? '';
  return claimPage(locale, { ...nobody, reference });
}

function readStatement(locale: Locale, fields: URLSearchParams): Statement {
  const text = (name: string) => fields.get(name) ?? '';
  return {
    ...{ locale, reference: text('reference'), phone: text('phone'), reason: text('reason') },
    key: text('key'),
    asked: (item) => fields.get(quantityField(item)) ?? undefined,
  };
}

/** Either step: the order is found, then the statement is confirmed and leads on to its receipt. */
export async function POST(request: NextRequest, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return notFound();
  const admission = admitVisitor(request.headers, 'withdrawal');
  if (!admission.ok) return claimPage(locale, nobody, admission);
  const body = await readForm(request);
  if (!body.ok) return claimPage(locale, nobody, body);

  const statement = readStatement(locale, body.fields);
  const context = withdrawalContext(admission.admitOrder);
  if (body.fields.get('step') !== 'confirm') {
    const found = await findOrder(context, statement);
    if (!found.ok) return claimPage(locale, statement, found);
    return statementPage(locale, { ...statement, key: newReceiptKey() }, found.claimed);
  }
  const withdrawn = await confirmWithdrawal(context, statement);
  if (withdrawn.ok) return receiptOf(locale, withdrawn.receiptKey);
  if ('claimed' in withdrawn) return statementPage(locale, statement, withdrawn.claimed, withdrawn);
  return claimPage(locale, statement, withdrawn);
}
