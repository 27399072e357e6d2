/** The default section is the press (product §2). */
export { default, generateMetadata } from './[section]/page';
