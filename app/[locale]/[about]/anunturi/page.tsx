/** The announcements' second address: the same page, with the first as its canonical address (reading 4). */
export { default, generateMetadata } from '../../informatii-publice/anunturi/page';
