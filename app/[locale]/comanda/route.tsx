import type { ReactNode } from 'react';
import { leadOn, privatePage } from '@/app/private-page';
import { OrderPage } from '@/components/order-page/order-page';
import { orderWords } from '@/components/order-page/words';
import { legalPage } from '@/lib/content/texts/legal';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { marketingVersion } from '@/lib/orders/form/consents';
import { admitVisitor } from '@/lib/orders/server/admission';
import { orderContext } from '@/lib/orders/server/order-context';
import { readForm } from '@/lib/orders/server/read-request';
import { takeForm, withoutGone } from '@/lib/orders/server/take-form';
import type { FormAnswer } from '@/lib/orders/server/take-form';
import { readAsked, readTyped } from '@/lib/orders/server/typed-order';
import type { TypedOrder } from '@/lib/orders/server/typed-order';
import { orderedProduct, privateHref } from '@/lib/routing/private';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ locale: string }> };
type Shown = Extract<FormAnswer, { done: false }>;

async function localeOf({ params }: Context): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) ? locale : defaultLocale;
}

/** The form in a language, for the same products. */
const formHref = (locale: Locale, { lines }: TypedOrder) => {
  const query = new URLSearchParams(lines.map(({ item }) => [orderedProduct, String(item)]));
  return `${privateHref(locale, 'order')}?${query}`;
};

async function show(locale: Locale, { typed, problems, notice, status, retryAfterSeconds }: Shown) {
  const [words, terms] = await Promise.all([orderWords(locale), legalPage(locale, 'terms')]);
  const versions = { terms: terms.updated, marketing: marketingVersion };
  return privatePage({
    ...{ locale, status, title: words.page('title') },
    hrefIn: (other) => formHref(other, typed),
    headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
    children: <OrderPage {...{ locale, words, typed, problems, notice, versions }} />,
  });
}

const calm = (typed: TypedOrder, locale: Locale): Shown => ({
  ...{ done: false, status: 200, problems: {} },
  ...withoutGone(typed, locale),
});

/** The order form for the products in the address: `?produs=5&produs=7`. */
export async function GET(request: Request, context: Context) {
  const locale = await localeOf(context);
  return show(locale, calm(readAsked(new URLSearchParams(new URL(request.url).search)), locale));
}

async function unread(locale: Locale, status: number) {
  const { page } = await orderWords(locale);
  const form = (text: ReactNode) => <a href={privateHref(locale, 'order')}>{text}</a>;
  const children = <p>{page.rich('unreadHelp', { form })}</p>;
  return privatePage({ locale, status, title: page('unread'), children });
}

const unreadStatuses = { cross_site: 403, malformed: 400, too_large: 413, unsupported_type: 415 } as const;

/** The form as sent: an order leads on to its slip, everything else shows the form again. */
export async function POST(request: Request, context: Context) {
  const locale = await localeOf(context);
  const admission = admitVisitor(request.headers);
  if (!admission.ok && admission.reason === 'cross_site') return unread(locale, unreadStatuses.cross_site);
  const body = await readForm(request);
  if (!body.ok) return unread(locale, unreadStatuses[body.reason]);
  const typed = readTyped(body.fields);
  if (!admission.ok) {
    const { retryAfterSeconds } = admission;
    return show(locale, { ...calm(typed, locale), status: 429, retryAfterSeconds, notice: { kind: 'busy' } });
  }
  if (body.fields.get('intent') !== 'order') return show(locale, calm(typed, locale));
  const answer = await takeForm(typed, locale, orderContext(admission.admitOrder));
  return answer.done ? leadOn(privateHref(locale, 'slip', { key: answer.slipKey })) : show(locale, answer);
}
