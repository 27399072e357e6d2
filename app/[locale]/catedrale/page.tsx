import { definePage } from '@/app/define-page';
import { Cathedrals } from '@/components/timelines/cathedrals';
import { cathedralsPage } from '@/lib/content/texts/cathedrals';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const text = await cathedralsPage(locale);
  return {
    head: { path: pathOf('cathedrals'), title: text.title, description: text.description ?? text.lead },
    data: { page: text },
  };
}, Cathedrals);

export const { generateMetadata } = page;
export default page.Page;
