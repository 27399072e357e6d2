/** The second address of the announcements: the same page, canonical to the first (reading 4). */
export { default, generateMetadata } from '../../informatii-publice/anunturi/page';
