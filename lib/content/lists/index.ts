import type { List } from '../define-list';
import { announcements } from './announcements';
import { branding } from './branding';
import { clothing } from './clothing';
import { discography } from './discography';
import { events } from './events';
import { founderArchive } from './founder-archive';
import { founderTestimonials } from './founder-testimonials';
import { gallery } from './gallery';
import { history } from './history';
import { managers } from './managers';
import { mediaAppearances } from './media-appearances';
import { memberGroups } from './member-groups';
import { news } from './news';
import { partners } from './partners';
import { pressReleases } from './press-releases';
import { songs } from './songs';
import { testimonials } from './testimonials';

const all = {
  pressReleases,
  mediaAppearances,
  branding,
  gallery,
  partners,
  events,
  songs,
  testimonials,
  news,
  history,
  memberGroups,
  clothing,
  discography,
  founderTestimonials,
  founderArchive,
  managers,
  announcements,
};

type Undefinable<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];
/** The same object, in which what may be undefined may also be left out. */
type Shape<T> = { [K in keyof Omit<T, Undefinable<T>>]: T[K] } & { [K in Undefinable<T>]?: T[K] };
type ItemOf<L> = L extends List<infer Item> ? Shape<Item> : never;
type Items = { [Name in keyof typeof all]: ItemOf<(typeof all)[Name]> };

export type ListName = keyof Items;
/** What pages and components see of a list's item. */
export type ListItem<Name extends ListName> = Items[Name];

/** Every list of the API, once: both adapters, the health endpoint and the browser's reads follow this table. */
export const lists: { [Name in ListName]: List<Items[Name]> } = all;
export const listNames = Object.keys(lists) as ListName[];
