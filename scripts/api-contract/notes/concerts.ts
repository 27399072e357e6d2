import { common } from './common';
import type { Notes } from './common';

/** What the choir does now. */
export const concerts = {
  news: {
    item: 'NewsItem',
    about: 'News, newest first. One story is also at `news/{slug}/`, in full.',
    fields: {
      ...{ id: common.id, slug: common.slug, title: 'Headline', date: 'Day of publication' },
      short_title: common.short_title,
      short_description: 'Summary in lists and link previews; the beginning of `text` when absent',
      front_page_image: 'Picture in lists and at the top of the story',
      ...{ text: 'The story', lang: common.lang },
    },
  },
  events: {
    item: 'Event',
    about: 'Concerts, coming and past; the site sorts them by `date` and tells which are over.',
    fields: {
      ...{
        id: common.id,
        title: 'Title',
        thumbnail: 'Poster or picture',
        description: 'Programme and performers',
      },
      ...{ date: 'Beginning; a day alone when the hour is not known', end: 'End' },
      time_zone: 'Zone of a concert abroad, whose naive times are then in it; Bucharest when absent',
      ...{
        venue: 'Hall',
        address: 'Street and number',
        city: 'City',
        country: 'Country, for concerts abroad',
      },
      status: '`scheduled` when absent',
      previous_date: 'When it was to begin, when `status` is `moved` and the date is what changed',
      short_title: common.short_title,
      moved_from: 'Where or when it was to be, when `status` is `moved`',
      ...{
        free: 'Admission is free',
        price_from: 'Cheapest ticket, in lei',
        ticket_url: 'Where tickets are sold',
      },
      ...{ admission: 'Terms of admission', setlist: 'Number of its concert programme on this site' },
      ...{ lang: common.lang, slug: 'Words for the address; made of `title` when absent' },
    },
  },
  songs: {
    item: 'Song',
    about: 'Recordings of the player.',
    fields: {
      ...{
        id: common.id,
        artist: 'Composer or performers',
        song: 'Title',
        file: 'The recording, `audio/mpeg`, from a host that serves ranges',
      },
      ...{
        song_lang: 'Language of the title',
        year: 'Year, or a period (`c. 1612`)',
        voices: 'Voices (`5 voices`)',
      },
      ...{
        duration: 'Length',
        text: 'Words that are sung',
        text_lang: 'Language of `text`',
        translation: 'Translation of `text`',
      },
    },
  },
  testimonials: {
    item: 'Testimonial',
    about: 'What listeners and critics said.',
    fields: {
      id: common.id,
      text: 'Their words, without quotation marks',
      author: 'Who said it',
      author_subtext: 'Who that is',
    },
  },
  announcements: {
    item: 'Announcement',
    about: 'Official announcements, newest first.',
    fields: {
      ...{
        id: common.id,
        title: 'Title',
        date: 'Day of publication',
        text: 'The announcement',
        expires: 'Last day it is current',
      },
      ...{ attachments: common.attachments, 'attachments[].title': common['attachments[].title'] },
      ...{ 'attachments[].file': common['attachments[].file'], lang: common.lang },
    },
  },
} satisfies Record<string, Notes>;
