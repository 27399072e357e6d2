/** @jest-environment node */
import report from '@/studio/texts/public.json';
import { setlists, yearOf } from '@/lib/content/setlists';
import { playlists } from '@/lib/shop/playlists';
import { sample } from '@/scripts/sample-api/sample';

type SungEvent = { id: number; date: string; status: string; works?: string[] };
type Album = { year: number; product?: number; works?: string[] };
type Text = { id: number; text: string };

const events = (sample('ro', 'events') as SungEvent[]).filter(({ status }) => status !== 'cancelled');
const albums = sample('ro', 'discography') as Album[];
const tracks = new Map(playlists.map((each) => [each.product, each.tracks.map(({ work }) => work)]));

/** What was sung in concerts from one year to another, as far as programmes and events tell. */
async function sung(from: number, to = from): Promise<Set<string>> {
  const inYears = (date: string) => yearOf(date) >= from && yearOf(date) <= to;
  const printed = (await setlists())
    .filter(({ date }) => inYears(date))
    .flatMap(({ works }) => works.map(({ id }) => id));
  const announced = events.filter(({ date }) => inYears(date)).flatMap(({ works = [] }) => works);
  return new Set([...printed, ...announced]);
}

/** How many works a year had, and how many of them neither an older concert nor an older record had. */
async function counted(year: number) {
  const recorded = albums
    .filter((album) => album.year < year)
    .flatMap(({ product = 0, works }) => works ?? tracks.get(product) ?? []);
  const known = new Set([...(await sung(2020, year - 1)), ...recorded]);
  const all = await sung(year);
  return { all: all.size, first: [...all].filter((id) => !known.has(id)).length };
}

const numbersIn = (text: string | undefined) => text?.match(/\d+/g)?.map(Number);
const row = (file: string, name: string) => {
  const html = report.find((paper) => paper.file.endsWith(file))?.html ?? '';
  return numbersIn(new RegExp(`${name}</th>(.*?)</tr>`).exec(html)?.[1]);
};

describe('the repertoire of the sample choir', () => {
  it('has at least 90 works in its programmes', async () => {
    expect((await sung(2020, 2025)).size).toBeGreaterThanOrEqual(90);
  });

  it('is counted rightly in the news, the press release and the annual reports', async () => {
    const [before, year] = [await counted(2024), await counted(2025)];
    const said = [year.all, year.first];
    const story = (sample('ro', 'news') as Text[]).find(({ id }) => id === 18)?.text;
    const release = (sample('ro', 'press-release') as Text[]).find(({ id }) => id === 8)?.text;
    expect(numbersIn(/<li>[^.;]* de piese cântate.*?<\/li>/.exec(story ?? '')?.[0])).toEqual(said);
    expect(numbersIn(/<li>[^.;]* de piese în.*?<\/li>/.exec(release ?? '')?.[0])).toEqual(said);
    expect(row('raport-activitate-2025.pdf', 'Piese cântate')).toEqual([before.all, year.all]);
    expect(row('raport-activitate-2025.pdf', 'din care pentru prima oară')).toEqual([
      before.first,
      year.first,
    ]);
    expect(row('raport-activitate-2024.pdf', 'Piese cântate')).toEqual([before.all]);
  });

  it('of the jubilee is thirty pieces, more than half of them on the records of the first ten years', async () => {
    const jubilee = (await setlists()).filter(({ title }) => title.ro === 'Armindeni 60');
    const pieces = new Set(jubilee.flatMap(({ works }) => works.map(({ id }) => id)));
    const early = new Set(
      albums
        .filter(({ year }) => year < 1973)
        .flatMap(({ product = 0, works }) => works ?? tracks.get(product) ?? []),
    );
    expect(pieces.size).toBe(30);
    expect([...pieces].filter((id) => early.has(id)).length).toBeGreaterThan(15);
  });
});

it('an evening with Tallis is mostly by Tallis', async () => {
  for (const { title, works } of await setlists()) {
    if (title.ro !== 'O seară cu Tallis') continue;
    const his = works.filter(({ composer }) => composer.id === 'tallis');
    expect(his.length).toBeGreaterThan(works.length / 2);
  }
});

it('Moro, lasso was sung once in 2025', async () => {
  const programmes = (await setlists()).filter(({ date }) => yearOf(date) === 2025);
  expect(programmes.filter(({ works }) => works.some(({ id }) => id === 'moro-lasso'))).toHaveLength(1);
});
