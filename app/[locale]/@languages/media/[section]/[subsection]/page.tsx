import { defineLanguages } from '@/app/define-languages';
import { routes } from '@/lib/routing/routes';

export const generateStaticParams = () => [];
export default defineLanguages(routes['media-subsection']);
