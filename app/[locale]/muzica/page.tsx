import { getTranslations } from 'next-intl/server';
import { definePage } from '@/app/define-page';
import { RoomIndex } from '@/components/listening-room/room-index';
import { pieces } from '@/lib/content/listening';
import { scoreFacts } from '@/lib/content/readers/listening';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async () => {
  const t = await getTranslations('listening');
  const shown = await Promise.all(pieces.map(async (piece) => ({ piece, facts: await scoreFacts(piece) })));
  return {
    head: { path: pathOf('listening'), title: t('title'), description: t('description') },
    data: { shown },
  };
}, RoomIndex);

export const { generateMetadata } = page;
export default page.Page;
