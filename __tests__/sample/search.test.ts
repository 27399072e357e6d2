/** @jest-environment node */
import { nearAddresses, searchSite } from '@/lib/search';
import { readQuery } from '@/lib/search/search-index';

/** What is typed, and the address that must come first, or its end. */
const expected = {
  ro: {
    tuica: 'istoric/clothing',
    'colinde Sibiu': '22-o-ce-veste-minunata-colinde-la-sibiu',
    'colinde pe drum': '24-colinde-pe-drum',
    bebelusi: '/ro/babies',
    Lespezeanu: '/sever-lespezeanu',
    amarasteanu: 'Adela%20Am%C4%83r%C4%83%C8%99teanu',
    'adela amărăşteanu': 'Adela%20Am%C4%83r%C4%83%C8%99teanu',
    magazin: '/ro/magazin',
    bilete: '/evenimente/news',
    telefon: '/ro/contact',
    livrare: '/magazin/livrare',
    'drept de retragere': '/magazin/retragere',
    saizeci: '/5-saizeci',
    Dublin: '29-turneu-in-irlanda-dublin',
    lisabona: '19-turneu-in-portugalia-lisabona',
    'concert iași': '30-zece-voci-la-iasi',
    jubileu: 'programul-jubileului-2023',
    'el grilo': '/muzica/el-grillo',
    'buget 2026': 'buget-2026.pdf',
    cariera: '/cariera',
    sacosa: '26-sacosa-de-panza-o-nata-lux',
    'revista Glas 2': '22-glas-numarul-2',
    'expoziţia Portativ': 'expozitia-portativ-se-deschide',
    catedrale: '/ro/catedrale',
    discografie: '/discography',
    gdpr: '/gdpr',
    'concurs alto': '#anunt-1',
    madrigae: '17-madrigale-langa-mare',
  },
  en: {
    'carols sibiu': '22-o-ce-veste-minunata-colinde-la-sibiu',
    shop: '/en/magazin',
    tickets: '/evenimente/news',
    'for babies': '/en/babies',
    founder: '/sever-lespezeanu',
    japan: '12-turneu-in-japonia-kyoto',
    'press releases': '/en/media',
    delivery: '/magazin/livrare',
    'pasarilor vinyl': 'cantecul-pasarilor-din-nou-pe-vinil',
    gibbons: '/muzica/the-silver-swan',
    exhibition: 'expozitia-portativ-se-deschide',
    history: '/istoric',
    'general manager': 'Raluca%20St%C4%83nciugel',
    cathedrals: '/en/catedrale',
  },
} as const;

describe.each(['ro', 'en'] as const)('a search of the sample content (%s)', (locale) => {
  it.each(Object.entries(expected[locale]))('%s leads first to …%s', async (query, end) => {
    const { entries, complete } = await searchSite(locale, readQuery(query));
    expect(complete).toBe(true);
    expect(entries[0]?.href.slice(-end.length)).toBe(end);
  });
});

it('the same is found with commas below, with cedillas and without marks', async () => {
  const [comma, cedilla, none] = await Promise.all(
    ['țuică', 'ţuică', 'tuica'].map(async (query) => (await searchSite('ro', query)).entries),
  );
  expect(comma?.length).toBeGreaterThan(0);
  expect([cedilla, none]).toEqual([comma, comma]);
});

it.each([
  ['ro', 'contct', ['/ro/contact']],
  ['ro', 'magazn', ['/ro/magazin']],
  ['ro', 'shop', ['/ro/magazin']],
  ['ro', 'programul-jubileu-2023', ['/ro/stiri/programul-jubileului-2023']],
  ['ro', '29-turneu-irlanda-dublin', ['/ro/evenimente/news/29-turneu-in-irlanda-dublin']],
  ['en', 'cathedrals', ['/en/catedrale']],
  ['en', 'wp-admin', []],
] as const)('an address of %s that ends with %s is near %j', async (locale, segment, addresses) => {
  const near = (await nearAddresses(locale, segment)).map(({ href }) => href);
  expect(near.length).toBeLessThanOrEqual(3);
  expect(near.slice(0, 1)).toEqual(addresses);
});
