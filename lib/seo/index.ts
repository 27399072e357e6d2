export { documentTitle, notFoundMetadata, pageMetadata, unavailableMetadata } from './metadata';
