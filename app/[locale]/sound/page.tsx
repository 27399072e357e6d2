import { definePage } from '@/app/define-page';
import { Sound } from '@/components/timelines/sound';
import { soundPage } from '@/lib/content/texts/sound';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const text = await soundPage(locale);
  return { head: { path: pathOf('sound'), title: text.title, description: text.lead }, data: { page: text } };
}, Sound);

export const { generateMetadata } = page;
export default page.Page;
