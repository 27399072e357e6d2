import { leadOn } from '@/app/private-page';
import { logOut } from '@/lib/orders/desk/access';
import { deskPaths } from '@/lib/routing/desk';
import { deskForm } from '../desk-route';

export const dynamic = 'force-dynamic';

export const POST = deskForm(async ({ session }) =>
  leadOn(deskPaths.home, { 'Set-Cookie': await logOut(session) }),
);
