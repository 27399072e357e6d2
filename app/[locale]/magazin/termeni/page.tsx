import { defineLegalPage } from '@/app/define-legal-page';

const page = defineLegalPage('terms');

export const { generateMetadata } = page;
export default page.Page;
