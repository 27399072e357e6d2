/** @jest-environment node */
import { importGraph, neededBy, wayTo } from './support/import-graph';

/** app → components → lib → content, never the other way. */
const forbidden: Record<string, readonly string[]> = {
  components: ['app'],
  lib: ['app', 'components'],
  content: ['app', 'components', 'lib'],
};

/** A feature of components/ uses these five; another feature only where it stands here. */
const shared = ['ui', 'rich-text', 'lightbox', 'private-page', 'share'];
const allowedNeighbours: Record<string, readonly string[]> = {
  cart: ['checkout'],
  desk: ['order-page'],
  'order-page': ['checkout'],
  'listening-room': ['player'],
  home: ['events', 'news', 'player'],
  parts: ['events', 'news', 'setlists', 'shop'],
};

/** Modules that no browser has, and the mark of our own. */
const onServerOnly = /^(server-only|node:.+|next\/headers|next\/server|pg|pino|sharp|@libsql\/client)$/;

const { files, imports, clients } = importGraph(['app', 'components', 'lib', 'content']);
const needed = neededBy(imports);
const roomOf = (file: string) => file.split('/')[0] ?? '';
const featureOf = (file: string) => (roomOf(file) === 'components' ? file.split('/')[1] : undefined);
const written = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`;

/** Imports of another feature of components/, without those of the shared parts. */
const acrossFeatures = imports.filter(({ from, to }) => {
  const [here, there] = [featureOf(from), featureOf(to)];
  if (!here || !there || here === there) return false;
  return here === 'ui' || !shared.includes(there);
});

it('finds imports: pages of the site need modules, and some of them the server’s', () => {
  const pages = files.filter((name) => name.endsWith('page.tsx'));
  expect(pages.filter((page) => !needed.has(page))).toEqual([]);
  expect(clients.length).toBeGreaterThan(20);
  expect(wayTo(needed, 'app/[locale]/page.tsx', (file) => onServerOnly.test(file))).toBeDefined();
});

it('app uses components, components use lib, lib uses content, and none looks back', () => {
  const back = imports.filter(({ from, to }) => forbidden[roomOf(from)]?.includes(roomOf(to)));
  expect(back.map(written)).toEqual([]);
});

it('a feature uses the shared parts and no other feature, but for the neighbours listed here', () => {
  const faults = acrossFeatures.filter(({ from, to }) => {
    const allowed = allowedNeighbours[featureOf(from) ?? ''] ?? [];
    return !allowed.includes(featureOf(to) ?? '');
  });
  expect(faults.map(written)).toEqual([]);
});

it('every neighbour listed here is used', () => {
  for (const [feature, neighbours] of Object.entries(allowedNeighbours)) {
    const used = acrossFeatures
      .filter(({ from }) => featureOf(from) === feature)
      .map(({ to }) => featureOf(to));
    expect([...new Set(used)].toSorted()).toEqual(neighbours);
  }
});

it('no file needs itself by way of others', () => {
  const circles = files.flatMap((file) => wayTo(needed, file, (each) => each === file)?.join(' → ') ?? []);
  expect(circles).toEqual([]);
});

it('nothing that a browser loads leads to a module of the server', () => {
  const leaks = clients.flatMap((file) => {
    return wayTo(needed, file, (each) => onServerOnly.test(each))?.join(' → ') ?? [];
  });
  expect(leaks).toEqual([]);
});
