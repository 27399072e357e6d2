import type { ListName } from '@/lib/content/lists';

type Fields = Record<string, unknown>;

const files = [{ title: 'Foaie', file: '/media/foaie.pdf' }];

/** An item of each list as a host writes it, every field filled; `n` tells it from the others. */
export const goodItems: Record<ListName, (n: number) => Fields> = {
  news: (n) => ({
    ...{ id: n, slug: `stire-${n}`, title: `Știre ${n}`, date: '2026-05-01', lang: 'ro' },
    ...{ short_title: `Titlu ${n}`, short_description: `Pe scurt ${n}`, front_page_image: '/media/a.jpg', text: `<p>Text ${n}</p>` },
  }),
  events: (n) => ({
    ...{ id: n, title: `Concert ${n}`, thumbnail: '/media/e.jpg', description: `<p>Seara ${n}</p>` },
    ...{ date: '2026-12-12T19:00:00', end: '2026-12-12T21:00:00', time_zone: 'Europe/Paris', venue: 'Sala' },
    ...{ address: 'Str. Teilor 5', city: 'Lyon', country: 'Franța', status: 'moved', moved_from: 'Sala Mică', previous_date: '2026-12-11' },
    ...{ free: false, price_from: 40, ticket_url: 'https://bilete.example/1', admission: 'Copiii intră liber' },
    ...{ setlist: 51, lang: 'ro', short_title: `Titlu ${n}`, slug: `concert-${n}` },
  }),
  pressReleases: (n) => ({
    ...{ id: n, slug: `comunicat-${n}`, title: `Comunicat ${n}`, text: `<p>Text ${n}</p>`, date: '2026-05-01' },
    ...{ attachments: files, lang: 'ro', short_title: `Titlu ${n}` },
  }),
  mediaAppearances: (n) => ({
    ...{ id: n, thumbnail: '/media/m.jpg', title: `Cronică ${n}`, short_text: 'Pe scurt', date: '2026-05-01' },
    ...{ url: 'https://ziar.example/1', source: 'Ziarul', lang: 'ro' },
  }),
  branding: (n) => ({ id: n, description: `Sigla ${n}`, thumbnail: '/media/b.png', file: '/media/b.zip' }),
  gallery: (n) => ({ id: n, thumbnail: '/media/g.jpg', alt: `Planșă ${n}`, caption: 'Legendă', credit: 'Autor' }),
  partners: (n) => ({ id: n, name: `Partener ${n}`, logo: '/media/p.png', url: 'https://partener.example' }),
  songs: (n) => ({
    ...{ id: n, artist: 'Gibbons', song: `Lebăda ${n}`, file: '/media/s.mp3', song_lang: 'en', year: '1612' },
    ...{ voices: '5 voci', duration: 55, text: '<p>The silver swan</p>', text_lang: 'en', translation: '<p>Lebăda</p>' },
  }),
  testimonials: (n) => ({ id: n, text: `Frumos ${n}`, author: 'Ana', author_subtext: 'ascultătoare' }),
  history: (n) => ({ text: `<p>Povestea ${n}</p>` }),
  memberGroups: (n) => ({
    letter: `L${n}`,
    persons: [{ name: `Persoana ${n}`, position: 'soprană', voice: 'soprano' }],
  }),
  clothing: (n) => ({ id: n, title: `Costum ${n}`, thumbnail: '/media/c.jpg', text: '<p>Lână</p>' }),
  discography: (n) => ({
    ...{ text: `<p>Disc ${n}</p>`, year: 1978, title: `Album ${n}`, format: 'LP', award: 'Disc de aur', product: 15 },
  }),
  founderTestimonials: (n) => ({
    ...{ id: n, thumbnail: '/media/f.jpg', text: `<p>Amintire ${n}</p>`, author: 'Ion', author_subtext: 'elev' },
  }),
  founderArchive: (n) => ({ id: n, thumbnail: '/media/h.jpg', alt: `Filă ${n}`, caption: 'Legendă' }),
  managers: (n) => ({
    ...{ name: `Director ${n}`, thumbnail: '/media/d.jpg', position: 'director', description: `<p>Viața ${n}</p>` },
    cv: '/media/cv.pdf',
  }),
  announcements: (n) => ({
    ...{ id: n, title: `Anunț ${n}`, date: '2026-05-01', text: `<p>Text ${n}</p>`, expires: '2027-01-01' },
    ...{ attachments: files, lang: 'ro' },
  }),
};
