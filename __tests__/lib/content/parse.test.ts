/** @jest-environment node */
import { resolver } from '@/lib/text/address';
import type { ListName } from '@/lib/content/lists';
import { parseItem, parseList } from '@/lib/content/parse';
import { contentReport, reportList } from '@/lib/content/report';
import { goodItems } from './support/good-items';

const resolve = resolver('https://api.example');
const read = <Name extends ListName>(name: Name, fields: object) =>
  parseItem(name, { ...goodItems[name](1), ...fields }, resolve);
const item = <Name extends ListName>(name: Name, fields: object) => read(name, fields).item;

describe('dates and zones', () => {
  it.each([{ date: '2027-13-45' }, { date: '0000-00-00' }, { date: '' }, { date: null }, { date: {} }])(
    'a concert with %j is left out, and the operator told',
    (fields) => {
      expect(read('events', fields)).toMatchObject({
        item: undefined,
        findings: [{ id: 1, field: 'date', dropped: true }],
      });
    },
  );

  it('an impossible day that a text can do without is absent', () => {
    expect(item('announcements', { expires: '2026-13-13' })).toMatchObject({ id: 1, expires: undefined });
    expect(item('pressReleases', { date: '2026-99-99' })).toMatchObject({ id: 1, date: undefined });
  });

  it('an unknown zone is absent, and the operator told', () => {
    const { item: event, findings } = read('events', { time_zone: 'Foo/Bar' });
    expect(event).toMatchObject({ timeZone: undefined, date: '2026-12-12T19:00+02:00' });
    expect(findings).toEqual([{ field: 'time_zone', problem: 'unusable', index: 0, id: 1, dropped: false }]);
  });

  it('an hour without a zone is the event’s own', () => {
    expect(item('events', {})).toMatchObject({ date: '2026-12-12T19:00+01:00', timeZone: 'Europe/Paris' });
  });
});

describe('trifles', () => {
  it('blanks and nulls in what is optional are absent', () => {
    expect(item('partners', { url: '', logo: null })).toMatchObject({ id: 1, url: undefined, logo: undefined });
    expect(item('events', { time_zone: '', end: '', price_from: '', status: '', free: null })).toMatchObject({
      ...{ id: 1, status: 'scheduled', free: false, priceFrom: undefined },
    });
    expect(read('partners', { url: '' }).findings).toEqual([]);
  });

  it('numbers and truths may be written as texts', () => {
    expect(item('events', { id: '12', price_from: '40.00', free: 'true', setlist: '51' })).toMatchObject({
      ...{ id: 12, priceFrom: 40, free: true, setlistId: 51 },
    });
    expect(item('events', { price_from: '12,50', free: 1 })).toMatchObject({ priceFrom: 12.5, free: true });
    expect(item('songs', { duration: '3:25' })).toMatchObject({ duration: 205 });
    expect(item('events', { status: 'SOLD_OUT' })).toMatchObject({ status: 'sold-out' });
  });

  it('a text without its description stays', () => {
    expect(item('news', { short_description: '' })).toMatchObject({ summary: 'Text 1' });
    expect(item('events', { description: null })).toMatchObject({ description: { html: '' } });
    expect(item('managers', { position: '' })).toMatchObject({ name: 'Director 1', position: '' });
  });

  it('what product §3 gives no id needs none', () => {
    const bare = [{ thumbnail: '/a.jpg' }, { thumbnail: '/b.jpg' }];
    expect(parseList('founderArchive', bare, resolve).items).toHaveLength(2);
  });

  it('one bad person drops no other of the letter', () => {
    const persons = [{ name: 'Ana', position: null, voice: null }, { name: '' }, null, { name: 'Ion', position: 'bas', voice: 'x' }];
    expect(read('memberGroups', { persons })).toMatchObject({
      item: { persons: [{ name: 'Ana', position: '' }, { name: 'Ion', position: 'bas' }] },
      findings: [{ field: 'persons', problem: 'parts-dropped', dropped: false }],
    });
  });

  it('one bad attachment drops no other, and one without a title has its file’s name', () => {
    const attachments = [{ title: '', file: '/media/caiet%20program%00.pdf' }, { title: 'x', file: 'javascript:x' }];
    expect(item('announcements', { attachments })).toMatchObject({
      attachments: [{ title: 'caiet program.pdf', file: 'https://api.example/media/caiet%20program%00.pdf' }],
    });
  });
});

describe('addresses and slugs', () => {
  it.each([
    ['/media/x y.jpg', 'https://api.example/media/x%20y.jpg'],
    ['media/x.jpg', 'https://api.example/media/x.jpg'],
    ['//cdn.example/x.jpg', 'https://cdn.example/x.jpg'],
    ['https://cdn.example/ș.jpg', 'https://cdn.example/%C8%99.jpg'],
    ['/art/product/1.webp', '/art/product/1.webp'],
  ])('the picture %p is at %p', (thumbnail, image) => {
    expect(item('gallery', { thumbnail })).toMatchObject({ image });
  });

  it.each(['/\\evil.example', '\\\\evil.example', 'java\nscript:x', 'data:text/html,x', 'https://a@evil.example', '/\t/evil.example'])(
    '%p is no address',
    (url) => {
      expect(item('partners', { url })).toMatchObject({ id: 1, url: undefined });
      expect(item('gallery', { thumbnail: url })).toBeUndefined();
    },
  );

  it('a partner’s address may lack its scheme', () => {
    expect(item('partners', { url: 'www.radio.example/ro' })).toMatchObject({ url: 'https://www.radio.example/ro' });
  });

  it.each(['Stire_Noua', 'țară', '事件', '2026'])('the slug %p is kept', (slug) => {
    expect(item('news', { slug })).toMatchObject({ slug });
  });

  it.each(['..', 'a/b', '', 'a b', '%2e%2e'])('the slug %p is refused', (slug) => {
    expect(item('news', { slug })).toBeUndefined();
  });
});

describe('a list', () => {
  const titles = (items: { title: string }[]) => items.map(({ title }) => title);

  it('shows the first of two with one number or one slug', () => {
    const [first, second] = [goodItems.news(1), goodItems.news(2)];
    const { items, findings } = parseList('news', [first, { ...second, slug: first.slug }, { ...second, id: '1' }], resolve);
    expect(titles(items)).toEqual(['Știre 1']);
    expect(findings.map(({ field, problem }) => [field, problem])).toEqual([
      ['slug', 'duplicate'],
      ['id', 'duplicate'],
    ]);
  });

  it('of news comes newest first; of equal days the later in the list comes first', () => {
    const dates = ['2026-01-01', '2026-03-01', '2026-01-01T00:00:00Z'];
    const { items } = parseList('news', dates.map((date, n) => ({ ...goodItems.news(n), date })), resolve);
    expect(items.map(({ id }) => id)).toEqual([1, 2, 0]);
  });

  it('of releases ends with those without a date, of concerts begins with the soonest', () => {
    const dates = ['2024-05-20', '', '2026-10-05', null, '2024-05-20'];
    const releases = parseList('pressReleases', dates.map((date, n) => ({ ...goodItems.pressReleases(n), date })), resolve);
    expect(releases.items.map(({ id }) => id)).toEqual([2, 4, 0, 1, 3]);
    const days = ['2026-03-01', '2026-01-01', '2026-02-01'];
    const concerts = parseList('events', days.map((date, n) => ({ ...goodItems.events(n), date })), resolve);
    expect(concerts.items.map(({ id }) => id)).toEqual([1, 2, 0]);
  });

  it('tells the operator what it lacks', () => {
    const { items, findings } = parseList('partners', [goodItems.partners(1), { id: 2 }, 'x'], resolve);
    reportList({ list: 'partners', locale: 'ro', items: 3, shown: items.length, findings });
    expect(contentReport().find(({ list }) => list === 'partners')).toMatchObject({
      ...{ items: 3, shown: 1 },
      findings: [{ id: 2, field: 'name', problem: 'missing' }, { index: 2, problem: 'not-an-object' }],
    });
  });
});
