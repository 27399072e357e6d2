import { definePage } from '@/app/define-page';
import { Tours } from '@/components/timelines/tours';
import { toursPage } from '@/lib/content/texts/tours';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const text = await toursPage(locale);
  return {
    head: { path: pathOf('tours'), title: text.title, description: text.description ?? text.lead },
    data: { page: text },
  };
}, Tours);

export const { generateMetadata } = page;
export default page.Page;
