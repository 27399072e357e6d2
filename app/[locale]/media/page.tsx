/** The default section is the press (specification §2). */
export { default, generateMetadata } from './[section]/page';
