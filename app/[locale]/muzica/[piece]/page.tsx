import { getTranslations } from 'next-intl/server';
import { definePage, missing } from '@/app/define-page';
import { RoomPage } from '@/components/listening-room/room-page';
import { abovePiece } from '@/components/ui/trails';
import { pieceById } from '@/lib/content/listening';
import { readRoom } from '@/lib/content/readers/listening';
import { composerName } from '@/lib/content/works';
import { pathOf } from '@/lib/routing/routes';
import { compositionNode } from '@/lib/seo/graph/composition';

const page = definePage(async (locale, params: { piece: string }) => {
  const piece = pieceById(params.piece);
  if (!piece) return missing;
  const t = await getTranslations('listening');
  const { title } = piece.work;
  const description = t('pageDescription', { title, composer: composerName(piece.work, locale) });
  return {
    head: {
      path: pathOf('listening-room', { piece: piece.id }),
      ...{ title, description },
      trail: [...(await abovePiece()), { label: title }],
      node: (facts) => compositionNode(facts, piece.work),
    },
    data: { room: await readRoom(locale, piece) },
  };
}, RoomPage);

export const generateStaticParams = () => [];
export const { generateMetadata } = page;
export default page.Page;
