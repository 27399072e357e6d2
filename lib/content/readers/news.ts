import 'server-only';
import { content } from '..';
import type { ReadFailure } from '../result';
import type { NewsItem } from '../types';
import type { Locale } from '@/lib/i18n/locales';

type StoryRead =
  | { ok: true; story: NewsItem; newer: NewsItem | undefined; older: NewsItem | undefined }
  | { ok: false; reason: ReadFailure };

/** A story with those published just after and before it; without the list it stands alone. */
export async function readStory(locale: Locale, slug: string): Promise<StoryRead> {
  const read = await content().newsItem(locale, slug);
  if (!read.ok) return read;
  const news = await content().news(locale);
  const stories = news.ok ? news.items : [];
  const here = stories.findIndex((story) => story.slug === read.item.slug);
  const [newer, older] = here < 0 ? [] : [stories[here - 1], stories[here + 1]];
  return { ok: true, story: read.item, newer, older };
}
