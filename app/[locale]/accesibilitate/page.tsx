import { defineLegalPage } from '@/app/define-legal-page';

const page = defineLegalPage('accessibility');

export const { generateMetadata } = page;
export default page.Page;
