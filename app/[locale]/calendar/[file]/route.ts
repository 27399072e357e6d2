import { oneEvent } from '@/lib/feeds/calendar';
import { isLocale } from '@/lib/i18n/locales';
import { eventCalendarHref } from '@/lib/routing/files';
import { sharedFile } from '@/lib/server/shared-file';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ locale: string; file: string }> };

export async function GET(request: Request, { params }: Context) {
  const { locale, file } = await params;
  const segment = /^(.+)\.ics$/.exec(file)?.[1];
  return isLocale(locale) && segment !== undefined
    ? sharedFile(request, eventCalendarHref(locale, segment), () => oneEvent(locale, segment))
    : new Response(null, { status: 404 });
}
