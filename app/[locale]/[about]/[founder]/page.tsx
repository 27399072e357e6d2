import { definePage } from '@/app/define-page';
import { Tribute } from '@/components/founder/tribute';
import { content } from '@/lib/content';
import { founderPage } from '@/lib/content/texts/founder';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const [founder, testimonials, archive] = await Promise.all([
    founderPage(locale),
    content().founderTestimonials(locale),
    content().founderArchive(locale),
  ]);
  const { title, lead: description } = founder;
  return { head: { path: pathOf('mc'), title, description }, data: { founder, testimonials, archive } };
}, Tribute);

export const generateStaticParams = () => [];
export const { generateMetadata } = page;
export default page.Page;
