import { leadOn } from '@/app/private-page';
import { logIn } from '@/lib/orders/desk/access';
import { deskPaths, isDeskPath } from '@/lib/routing/desk';
import { logInPage, openForm } from '../desk-route';

export const dynamic = 'force-dynamic';

/** Reached by hand or by Back: the desk itself shows the way in. */
export function GET() {
  return leadOn(deskPaths.home);
}

export const POST = openForm(async (desk, form) => {
  const wanted = form.get('to') ?? '';
  const to = isDeskPath(wanted) ? wanted : deskPaths.home;
  const entered = await logIn(desk.request.headers, form.get('passphrase') ?? '');
  if (entered.ok) return leadOn(to, { 'Set-Cookie': entered.cookie });
  const { retryAfterSeconds } = entered;
  if (retryAfterSeconds === undefined) return logInPage(desk, 403, { to, problem: { reason: 'wrong' } });
  return logInPage(desk, 429, {
    to,
    problem: { reason: 'wait', minutes: Math.ceil(retryAfterSeconds / 60) },
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
});
