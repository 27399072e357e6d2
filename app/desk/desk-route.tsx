import { privatePage } from '@/app/private-page';
import type { PrivatePage } from '@/app/private-page';
import { LogInForm } from '@/components/desk/log-in-form';
import { deskWords } from '@/components/desk/words';
import type { DeskWords } from '@/components/desk/words';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { deskSession, isDeskForm, readCookie } from '@/lib/orders/desk/access';
import type { Session } from '@/lib/orders/desk/session';
import { errorCode, orderJournal } from '@/lib/orders/journal';
import type { OrderJournal } from '@/lib/orders/journal/order-journal';
import { readForm } from '@/lib/orders/server/read-request';
import { deskPaths, isDeskPath } from '@/lib/routing/desk';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { readQuery } from '@/lib/server/read-query';

const languageCookie = 'desk-language';

/** What the parts of a page of the desk are given. */
export type Desk = {
  words: DeskWords;
  /** A page of the desk, in its language, with the way to the other. */
  page: (page: Omit<PrivatePage, 'locale' | 'hrefIn'>) => Promise<Response>;
  request: Request;
};
export type LoggedIn = Desk & { session: Session; journal: OrderJournal };
/** `params` resolves to undefined where the path has none. */
type Params = { params: Promise<Record<string, string | string[] | undefined> | undefined> };

function languageOf(request: Request): { locale: Locale; asked: boolean } {
  const asked = readQuery(request).get('lang') ?? undefined;
  if (isLocale(asked)) return { locale: asked, asked: true };
  const kept = readCookie(request.headers, languageCookie);
  return { locale: isLocale(kept) ? kept : defaultLocale, asked: false };
}

/** The query of a page, to show it in another language. */
function inOther(query: URLSearchParams, locale: Locale): string {
  query.set('lang', locale);
  return query.toString();
}

async function deskOf(request: Request): Promise<Desk> {
  const { locale, asked } = languageOf(request);
  const { pathname } = new URL(request.url);
  const words = await deskWords(locale);
  const cookie = `${languageCookie}=${locale}; Path=/desk; Max-Age=31536000; HttpOnly; SameSite=Lax`;
  return {
    words,
    request,
    page: (page) =>
      privatePage({
        ...page,
        locale,
        hrefIn: (other) => `${pathname}?${inOther(readQuery(request), other)}`,
        headers: { ...page.headers, ...(asked ? { 'Set-Cookie': cookie } : {}) },
      }),
  };
}

/** Says that there is nothing here. */
export function missing({ words: { desk }, page }: Desk, reference?: string): Promise<Response> {
  return page({
    status: 404,
    title: desk('missing.title'),
    children: <p>{reference === undefined ? desk('missing.text') : desk('missing.order', { reference })}</p>,
  });
}

type LogIn = {
  problem?: Parameters<typeof LogInForm>[0]['problem'];
  to?: string;
  headers?: Record<string, string>;
};

/** The way in, in place of what was asked for. */
export function logInPage(desk: Desk, status: number, { problem, to, headers = {} }: LogIn = {}) {
  const { words, page, request } = desk;
  const { pathname } = new URL(request.url);
  const wanted = to ?? (request.method === 'POST' ? deskPaths.home : pathname);
  return page({
    status,
    headers,
    title: words.desk('login.title'),
    children: (
      <LogInForm
        words={words}
        to={isDeskPath(wanted) ? wanted : deskPaths.home}
        problem={problem}
        cameFrom={request.headers.get('sec-fetch-site') === 'cross-site'}
      />
    ),
  });
}

/** Answers for the desk; without DESK_SECRET there is none, and a journal that fails is said. */
async function answer(request: Request, act: (desk: Desk) => Promise<Response>): Promise<Response> {
  const desk = await deskOf(request);
  if (env().deskSecret === undefined) return missing(desk);
  try {
    return await act(desk);
  } catch (error) {
    log.error({ code: errorCode(error) }, 'the desk could not be answered');
    const { desk: say } = desk.words;
    return desk.page({
      status: 503,
      title: say('unavailable.title'),
      headers: { 'Retry-After': '60' },
      children: <p role="alert">{say('unavailable.text')}</p>,
    });
  }
}

type Show = (desk: LoggedIn, params: Record<string, string>) => Promise<Response>;
type Act = (desk: Desk, form: URLSearchParams) => Promise<Response>;
type ActLoggedIn = (
  desk: LoggedIn,
  form: URLSearchParams,
  params: Record<string, string>,
) => Promise<Response>;

async function plainParams({ params }: Params): Promise<Record<string, string>> {
  const given = Object.entries((await params) ?? {});
  return Object.fromEntries(
    given.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

async function loggedIn(desk: Desk): Promise<LoggedIn | undefined> {
  const session = await deskSession(desk.request.headers);
  return session && { ...desk, session, journal: await orderJournal() };
}

/** A page for who is logged in; everybody else is shown the way in. */
export function deskPage(show: Show) {
  return (request: Request, context: Params) =>
    answer(request, async (desk) => {
      const inside = await loggedIn(desk);
      return inside ? show(inside, await plainParams(context)) : logInPage(desk, 200);
    });
}

/** A form that anybody may send, as long as it comes from the desk. */
export function openForm(act: Act) {
  return (request: Request) =>
    answer(request, async (desk) => {
      const { desk: say } = desk.words;
      if (!isDeskForm(request.headers))
        return desk.page({
          status: 403,
          title: say('foreign.title'),
          children: <p>{say('foreign.text')}</p>,
        });
      const form = await readForm(request);
      return act(desk, form.ok ? form.fields : new URLSearchParams());
    });
}

/** A form for who is logged in. */
export function deskForm(act: ActLoggedIn) {
  return (request: Request, context: Params) =>
    openForm(async (desk, form) => {
      const inside = await loggedIn(desk);
      if (!inside) return logInPage(desk, 403, { problem: { reason: 'ended' } });
      return act(inside, form, await plainParams(context));
    })(request);
}
