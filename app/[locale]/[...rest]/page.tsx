import { definePage, missing } from '@/app/define-page';

const page = definePage(
  async () => missing,
  () => null,
);

export const generateStaticParams = () => [];
export const { generateMetadata } = page;
export default page.Page;
