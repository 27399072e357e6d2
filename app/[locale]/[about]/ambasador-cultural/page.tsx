import { definePage } from '@/app/define-page';
import { TextPage } from '@/components/text-page/text-page';
import { textPage } from '@/lib/content/texts/text-page';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const text = await textPage(locale, 'cultural-ambassador');
  return {
    head: {
      path: pathOf('cultural-ambassador'),
      title: text.title,
      description: text.description ?? text.lead,
    },
    data: { text },
  };
}, TextPage);

export const { generateMetadata } = page;
export default page.Page;
