import { feedOf } from '@/lib/feeds/feed-of';
import { isLocale } from '@/lib/i18n/locales';
import { feedHref } from '@/lib/routing/files';
import type { FeedName } from '@/lib/routing/files';
import { sharedFile } from '@/lib/server/shared-file';

type Context = { params: Promise<{ locale: string }> };

/** The route of a feed, in every language. */
export const feedRoute =
  (name: FeedName) =>
  async (request: Request, { params }: Context) => {
    const { locale } = await params;
    return isLocale(locale)
      ? sharedFile(request, feedHref(locale, name), () => feedOf(name, locale))
      : new Response(null, { status: 404 });
  };
