import { defineLegalPage } from '@/app/define-legal-page';

const page = defineLegalPage('privacy');

export const { generateMetadata } = page;
export default page.Page;
