import { definePage } from '@/app/define-page';
import { PartsPage } from '@/components/parts/parts-page';

/** Development only: next.config.mjs treats `*.dev.tsx` as pages there, never in a build. */
const page = definePage(
  async () => ({ head: { path: 'parts', title: 'Parts', index: false }, data: {} }),
  PartsPage,
);

export const { generateMetadata } = page;
export default page.Page;
