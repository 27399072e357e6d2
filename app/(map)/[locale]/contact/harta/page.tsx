import { getTranslations } from 'next-intl/server';
import { definePage, missing } from '@/app/define-page';
import { MapDocument } from '@/components/contact/map-document';
import { pathOf } from '@/lib/routing/routes';
import { env } from '@/lib/server/env';

const page = definePage(async () => {
  const apiKey = env().googleMapsApiKey;
  if (apiKey === undefined) return missing;
  const t = await getTranslations('contact');
  const path = pathOf('contact-map');
  return { head: { path, title: t('mapTitle'), index: false, cspProfile: 'map' }, data: { apiKey } };
}, MapDocument);

export const { generateMetadata } = page;
export default page.Page;
