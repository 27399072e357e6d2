import { getTranslations } from 'next-intl/server';
import { definePage } from '@/app/define-page';
import { aboveInPublic } from '@/components/ui/trails';
import { Announcements } from '@/components/public-information/announcements';
import { content } from '@/lib/content';
import { site } from '@/content/site';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const t = await getTranslations('public');
  const list = await content().announcements(locale);
  const title = t('announcements');
  if (!list.ok) return { unavailable: title };
  const head = {
    path: pathOf('announcements'),
    title,
    feed: { name: 'announcements' as const, title },
    trail: [...(await aboveInPublic()), { label: title }],
    description: t('announcementsDescription', { name: site.shortName }),
  };
  return { head, data: { announcements: list.items } };
}, Announcements);

export const { generateMetadata } = page;
export default page.Page;
