import type { ListName } from '@/lib/content/lists';

/** Where a list is shown, for the reports of `npm run api:check` too. */
export const screens: Readonly<Record<ListName, string>> = {
  news: 'home, News and the page of each story',
  events: 'home, Events, the page of each concert and the concert programmes',
  pressReleases: 'Media, its section Press and the page of each release',
  mediaAppearances: 'Media and its section Appearances',
  branding: 'Media and its section Branding kit',
  gallery: 'Media and its section Gallery',
  partners: 'Media and its section Partners',
  songs: 'the player of the home page',
  testimonials: 'home',
  history: 'History',
  memberGroups: 'History, section Members',
  clothing: 'History, section Clothing',
  discography: 'History, section Discography',
  founderTestimonials: 'the page of the founder',
  founderArchive: 'the page of the founder',
  managers: 'Leadership and Management',
  announcements: 'Public information, Announcements',
};
