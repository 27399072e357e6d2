import { getTranslations } from 'next-intl/server';
import { definePage } from '@/app/define-page';
import { RoomIndex } from '@/components/listening-room/room-index';
import { pieces } from '@/lib/content/listening';
import { scoreFacts } from '@/lib/content/readers/listening';
import { href, pathOf } from '@/lib/routing/routes';
import { itemsNode } from '@/lib/seo/graph/lists';

const page = definePage(async (locale) => {
  const t = await getTranslations('listening');
  const shown = await Promise.all(pieces.map(async (piece) => ({ piece, facts: await scoreFacts(piece) })));
  return {
    head: {
      path: pathOf('listening'),
      ...{ title: t('title'), description: t('description') },
      node: (facts) =>
        itemsNode(
          facts,
          t('title'),
          pieces.map(({ id, work }) => ({
            label: work.title,
            href: href(locale, 'listening-room', { piece: id }),
          })),
        ),
    },
    data: { shown },
  };
}, RoomIndex);

export const { generateMetadata } = page;
export default page.Page;
