import { getTranslations } from 'next-intl/server';
import { definePage } from '@/app/define-page';
import { ContactView } from '@/components/contact/contact-view';
import { site } from '@/content/site';
import { contactPage } from '@/lib/content/texts/contact';
import { pathOf } from '@/lib/routing/routes';

const page = definePage(async (locale) => {
  const [t, text] = await Promise.all([getTranslations('contact'), contactPage(locale)]);
  const head = {
    path: pathOf('contact'),
    title: text.title,
    wholeChoir: true,
    description: t('description', { name: site.shortName }),
  };
  return { head, data: { page: text } };
}, ContactView);

export const { generateMetadata } = page;
export default page.Page;
