import { defineLegalPage } from '@/app/define-legal-page';

const page = defineLegalPage('delivery');

export const { generateMetadata } = page;
export default page.Page;
