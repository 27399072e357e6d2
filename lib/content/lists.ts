import type { Schema } from 'yup';
import { site } from './site';
import * as map from './mappers';
import type { Resolve } from './mappers';
import * as schemas from './schemas';

type ListDefinition<Api, Site> = {
  /** Path of the list under the API's base address (product §7). */
  path: string;
  /** Name of its file in content/{locale}. */
  file: string;
  schema: Schema<Api>;
  map: (item: Api, resolve: Resolve, index: number) => Site;
};

const list = <Api, Site>(
  path: string,
  schema: Schema<Api>,
  mapper: ListDefinition<Api, Site>['map'],
  file = path,
): ListDefinition<Api, Site> => ({ path, file, schema, map: mapper });

/** Every list of the API, once: both adapters, the health endpoint and the browser's reads follow this table. */
export const lists = {
  pressReleases: list('press-release', schemas.pressRelease, map.toPressRelease),
  mediaAppearances: list('media-appearances', schemas.mediaAppearance, map.toMediaAppearance),
  branding: list('branding-kit', schemas.brandingItem, map.toBrandingItem),
  gallery: list('gallery', schemas.galleryItem, map.toGalleryImage),
  partners: list('partners', schemas.partner, map.toPartner),
  events: list('events', schemas.event, map.toEvent),
  songs: list('audio-file', schemas.song, map.toSong),
  testimonials: list('testimonial', schemas.testimonial, map.toTestimonial),
  news: list('news', schemas.news, map.toNewsItem),
  history: list('history', schemas.historyEntry, map.toHistoryEntry),
  memberGroups: list('members', schemas.memberGroup, map.toMemberGroup),
  clothing: list('vestimentation', schemas.clothingItem, map.toClothingItem),
  discography: list('discography', schemas.discographyEntry, map.toDiscographyEntry),
  founderTestimonials: list(
    `${site.founderSlug}/testimonial`,
    schemas.founderTestimonial,
    map.toFounderTestimonial,
    'founder-testimonial',
  ),
  founderArchive: list(`${site.founderSlug}/archive`, schemas.archiveImage, map.toArchiveImage, 'founder-archive'),
  managers: list('member', schemas.manager, map.toManager),
  announcements: list('announcement', schemas.announcement, map.toAnnouncement),
};

export type ListName = keyof typeof lists;
export type ListItem<Name extends ListName> = ReturnType<(typeof lists)[Name]['map']>;
export const listNames = Object.keys(lists) as ListName[];
