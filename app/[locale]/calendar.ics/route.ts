import { allEvents } from '@/lib/feeds/calendar';
import { isLocale } from '@/lib/i18n/locales';
import { calendarHref } from '@/lib/routing/files';
import { sharedFile } from '@/lib/server/shared-file';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ locale: string }> };

export async function GET(request: Request, { params }: Context) {
  const { locale } = await params;
  return isLocale(locale)
    ? sharedFile(request, calendarHref(locale), () => allEvents(locale))
    : new Response(null, { status: 404 });
}
