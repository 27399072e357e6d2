import { definePage } from '@/app/define-page';
import { PartsPage } from '@/components/parts/parts-page';

/** Only in development: next.config.mjs knows `*.dev.tsx` then and never in a build. */
const page = definePage(
  async () => ({ head: { path: 'parts', title: 'Parts', index: false }, data: {} }),
  PartsPage,
);

export const { generateMetadata } = page;
export default page.Page;
