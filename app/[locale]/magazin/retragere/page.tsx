import { defineLegalPage } from '@/app/define-legal-page';

const page = defineLegalPage('withdrawal');

export const { generateMetadata } = page;
export default page.Page;
