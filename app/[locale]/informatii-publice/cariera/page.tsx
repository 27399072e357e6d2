import { definePage } from '@/app/define-page';
import { Careers } from '@/components/public-information/careers';
import { careersPage } from '@/lib/content/texts/careers';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const text = await careersPage(locale);
  const head = { path: pathOf('careers'), title: text.title, description: text.description ?? text.lead };
  return { head, data: { page: text } };
}, Careers);

export const { generateMetadata } = page;
export default page.Page;
