import type { ListItem } from './lists';

/**
 * Site shapes: what pages and components see, derived from lib/content/lists, where the API's own field names stop.
 * Dates are days or instants (moment.ts); images and files are site paths or addresses of the web.
 */

export type { Markup } from '@/lib/text/markup';

export type { Attachment } from './lists/attachments';
export { eventStatuses } from './lists/events';

export type PressRelease = ListItem<'pressReleases'>;
export type MediaAppearance = ListItem<'mediaAppearances'>;
export type BrandingItem = ListItem<'branding'>;
export type GalleryImage = ListItem<'gallery'>;
export type Partner = ListItem<'partners'>;
export type ChoirEvent = ListItem<'events'>;
export type Song = ListItem<'songs'>;
export type Testimonial = ListItem<'testimonials'>;
export type NewsItem = ListItem<'news'>;
export type DiscographyEntry = ListItem<'discography'>;
export type MemberGroup = ListItem<'memberGroups'>;
export type ClothingItem = ListItem<'clothing'>;
export type FounderTestimonial = ListItem<'founderTestimonials'>;
export type ArchiveImage = ListItem<'founderArchive'>;
export type Manager = ListItem<'managers'>;
export type Announcement = ListItem<'announcements'>;
