/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { drawCard } from '@/lib/cards/draw-card';
import { cardHash, writeFacts } from '@/lib/cards/facts';
import type { CardFacts } from '@/lib/cards/facts';
import { shareCards } from '@/lib/cards/share-cards';
import { listen } from '../../support/http';

const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
let asked: string[] = [];
const photo = readFileSync('public/art/appearance/1.webp');

/** The API's host: a picture, one that is too large, one that never comes, and things that are none. */
const host = createServer((request, response) => {
  const { url = '' } = request;
  asked.push(url);
  if (url.endsWith('photo.webp')) response.end(photo);
  else if (url.endsWith('large.webp')) response.end(Buffer.alloc(6 * 1024 * 1024));
  else if (url.endsWith('slow.webp')) response.write('R');
  else if (url.endsWith('drawing.svg'))
    response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
  else if (url.endsWith('away.webp')) response.writeHead(302, { location: '/photo.webp' }).end();
  else response.writeHead(404).end();
});
let origin = '';

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(host)}`;
  process.env['API_URL'] = origin;
});
afterAll(() => {
  delete process.env['API_URL'];
  host.closeAllConnections();
  host.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  asked = [];
});

const page = '/ro/evenimente/news/1-recital';
const concert: CardFacts = { title: 'Recital', when: '13 martie 2027', where: 'Craiova' };
const headOf = (facts: CardFacts) =>
  `<head><meta name="card" content="${writeFacts(facts).replaceAll('"', '&quot;')}"/></head>`;
const hashOf = (facts: CardFacts, of = page) => cardHash(of, writeFacts(facts));

describe('a drawn card', () => {
  it('is a progressive JPEG of 1200 × 630 and at most 100 kB, also around a photograph', async () => {
    const facts = { ...concert, picture: `${origin}/photo.webp` };
    const { bytes, whole } = await drawCard(page, 'ro', facts);
    const { format, isProgressive, width, height } = await sharp(bytes).metadata();
    expect({ format, isProgressive, width, height }).toEqual({
      ...{ format: 'jpeg', isProgressive: true, width: 1200, height: 630 },
    });
    expect([whole, bytes.length < 100_000]).toEqual([true, true]);
    expect(asked).toEqual(['/photo.webp']);
  });

  it.each(['large.webp', 'slow.webp', 'drawing.svg', 'away.webp', 'none.webp'])(
    'has the art of its section when the host has only %s',
    async (name) => {
      const { bytes, whole } = await drawCard(page, 'ro', { ...concert, picture: `${origin}/${name}` });
      expect(whole).toBe(false);
      expect(bytes.equals((await drawCard(page, 'ro', concert)).bytes)).toBe(true);
    },
  );

  it('asks no host but the API’s', async () => {
    const elsewhere = origin.replace('127.0.0.1', 'localhost');
    const { whole } = await drawCard(page, 'ro', { ...concert, picture: `${elsewhere}/photo.webp` });
    expect([whole, asked]).toEqual([false, []]);
  });
});

describe('the card of a page', () => {
  it('is kept for ever under its own hash, and shortly under any other', async () => {
    const read = jest.fn(async () => headOf(concert));
    const cardOf = shareCards({ readPage: read, folder: path.join(folder, 'hash') });
    const own = await cardOf('ro', page, hashOf(concert));
    const other = await cardOf('ro', page, '0'.repeat(16));
    expect(own).toMatchObject({ keep: 'for-ever' });
    expect(other).toEqual({ ...Object(own), keep: 'shortly' });
    expect(read).toHaveBeenCalledWith(page);
  });

  it('follows its state: the old address has the new card', async () => {
    const cancelled: CardFacts = { ...concert, band: { text: 'Anulat', kind: 'cancelled' } };
    let facts = concert;
    const cardOf = shareCards({ readPage: async () => headOf(facts), folder: path.join(folder, 'state') });
    const before = await cardOf('ro', page, hashOf(concert));
    facts = cancelled;
    const after = await cardOf('ro', page, hashOf(concert));
    expect(after).toMatchObject({ keep: 'shortly' });
    expect(after).not.toMatchObject({ bytes: Object(before).bytes });
    expect(await cardOf('ro', page, hashOf(cancelled))).toMatchObject({ bytes: Object(after).bytes });
  });

  it('outlives its page', async () => {
    let html: string = headOf(concert);
    const cardOf = shareCards({ readPage: async () => html, folder: path.join(folder, 'gone') });
    const card = await cardOf('ro', page, hashOf(concert));
    for (const gone of ['not-found', 'unavailable', '<head></head>']) {
      html = gone;
      expect(await cardOf('ro', page, hashOf(concert))).toEqual({ ...Object(card), keep: 'shortly' });
    }
    expect(await cardOf('ro', page, '0'.repeat(16))).toBe('not-found');
    html = 'unavailable';
    expect(await cardOf('ro', page, '0'.repeat(16))).toBe('unavailable');
  });

  it('is the general one, kept by nobody, while too many are new; what is drawn already is still there', async () => {
    const readPage = async (path: string) => headOf({ title: path });
    const cardOf = shareCards({ readPage, folder: path.join(folder, 'limit'), limit: 2 });
    const ask = (name: string) =>
      cardOf('en', `/en/${name}`, hashOf({ title: `/en/${name}` }, `/en/${name}`));
    const answers = await Promise.all(['a', 'b', 'b', 'c'].map(ask));
    expect(answers.map((answer) => Object(answer).keep)).toEqual(['for-ever', 'for-ever', 'for-ever', 'not']);
    expect(Object(answers[3]).bytes.equals(readFileSync('public/art/social/en.jpg'))).toBe(true);
    expect(await ask('a')).toMatchObject({ keep: 'for-ever' });
  });

  it('does not exist for a visitor’s own pages, which nobody asks for', async () => {
    const readPage = jest.fn(async () => headOf(concert));
    const cardOf = shareCards({ readPage, folder: path.join(folder, 'private') });
    expect(await cardOf('ro', '/ro/comanda/abc', '0'.repeat(16))).toBe('not-found');
    expect(readPage).not.toHaveBeenCalled();
  });
});
