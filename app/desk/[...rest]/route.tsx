import { deskPage, missing } from '../desk-route';

export const dynamic = 'force-dynamic';

export const GET = deskPage((desk) => missing(desk));
