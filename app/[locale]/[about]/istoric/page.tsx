/** The first section of the history, at the plain address (reading 5). */
export { default, generateMetadata } from './[section]/page';
