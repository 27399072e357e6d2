import { definePage } from '@/app/define-page';
import { aboveInPublic } from '@/components/ui/trails';
import { Careers } from '@/components/public-information/careers';
import { careersPage } from '@/lib/content/texts/careers';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const text = await careersPage(locale);
  const head = { path: pathOf('careers'), title: text.title, description: text.description ?? text.lead };
  const trail = [...(await aboveInPublic()), { label: text.title }];
  return { head: { ...head, trail }, data: { page: text } };
}, Careers);

export const { generateMetadata } = page;
export default page.Page;
