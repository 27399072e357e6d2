/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { letterOf, mail } from '@/lib/orders/notices/mail';
import { createTeller } from '@/lib/orders/notices/teller';
import { signatureOf, webhook } from '@/lib/orders/notices/webhook';
import { instant } from '@/lib/orders/journal/order-journal';
import type { OrderJournal } from '@/lib/orders/journal/order-journal';
import { openSqliteJournal } from '@/lib/orders/journal/sqlite';
import { newOrder } from '../support/orders';
import { ShopApi } from '../support/shop-api';

const folder = mkdtempSync(path.join(tmpdir(), 'telling-'));
const start = Date.UTC(2026, 10, 21, 10);
const siteUrl = 'https://choir.example';
const personal = /Ștefania|Stefania|0700000010|Solfegiului|C8=98tefania/;
let now = start;
let file = 0;
let journal: OrderJournal;

beforeEach(async () => {
  now = start;
  journal = await openSqliteJournal(`file:${path.join(folder, `${++file}.db`)}`);
});
afterEach(() => journal.close());
afterAll(() => rmSync(folder, { recursive: true }));

const add = async () =>
  (await journal.add(newOrder({ createdAt: instant(now), deliverAfter: instant(now) }))).order;

function teller(channels: Parameters<typeof createTeller>[0]['channels'], holder = 'one') {
  const reports: unknown[] = [];
  const round = createTeller({
    journal: () => Promise.resolve(journal),
    channels,
    holder,
    now: () => now,
    report: (channel, outcome) => reports.push({ channel, ...outcome }),
  });
  return { round, reports };
}

/** A mail server that takes one message a connection, or refuses the sender. */
async function postOffice() {
  const letters: string[] = [];
  const state = { refuse: false };
  const server: Server = createServer((socket) => {
    let inData = false;
    let text = '';
    socket.write('220 post.example\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      if (inData) {
        text += chunk;
        if (!text.endsWith('\r\n.\r\n')) return;
        letters.push(text);
        inData = false;
        socket.write('250 kept\r\n');
        return;
      }
      if (/^DATA/i.test(chunk)) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(chunk)) socket.end('221 bye\r\n');
      else if (/^MAIL/i.test(chunk) && state.refuse) socket.write('451 not now\r\n');
      else socket.write('250 yes\r\n');
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise((resolve) => server.close(resolve));
  return { letters, state, url: `smtp://127.0.0.1:${port}`, stop };
}

it('writes one letter of everything that waits, without anything of the buyers’, and once', async () => {
  const office = await postOffice();
  const channel = mail({
    smtpUrl: office.url,
    to: 'desk@choir.example',
    from: 'site@choir.example',
    siteUrl,
  });
  const { round, reports } = teller([channel]);
  await round();
  expect(office.letters).toEqual([]);
  const [first, second] = [await add(), await add()];
  await round();
  await round();
  expect(office.letters).toHaveLength(1);
  const [letter = ''] = office.letters;
  expect(letter).toContain('To: desk@choir.example');
  expect(letter).toContain('Subject: Biroul comenzilor: 2 comenzi noi');
  for (const part of [first.reference, second.reference, `${siteUrl}/desk`]) expect(letter).toContain(part);
  expect(letter).not.toMatch(personal);
  expect(reports).toEqual([{ channel: 'mail', told: 2 }]);
  await office.stop();
});

it('tells a service what has happened, signed, and tells uncertain orders apart', async () => {
  const service = await new ShopApi().start();
  const { round } = teller([
    webhook({ url: service.url, secret: 'a secret of sixteen', siteUrl, now: () => now }),
  ]);
  const { reference } = await add();
  await round();
  await journal.claim(reference, instant(now));
  await journal.settle(reference, { state: 'uncertain' }, instant(now + 1000));
  await round();
  expect(service.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { desk: `${siteUrl}/desk`, events: [{ kind: 'new', reference, at: instant(now) }] },
    { desk: `${siteUrl}/desk`, events: [{ kind: 'uncertain', reference, at: instant(now + 1000) }] },
  ]);
  const body = service.received[0]?.body ?? '';
  expect(service.received[0]?.headers['x-desk-signature']).toBe(
    signatureOf('a secret of sixteen', start / 1000, body),
  );
  expect(body).not.toMatch(personal);
  await service.stop();
});

it('rests longer after each failure of a channel, while the others tell, and forgets nothing', async () => {
  const service = await new ShopApi().start();
  const office = await postOffice();
  office.state.refuse = true;
  const channels = [
    mail({ smtpUrl: office.url, to: 'desk@choir.example', from: 'desk@choir.example', siteUrl }),
    webhook({ url: service.url, secret: 'a secret of sixteen', siteUrl }),
  ];
  const { round, reports } = teller(channels);
  await add();
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 9; attempt += 1) {
    await round();
    const { againInMs } = reports.findLast((report) => JSON.stringify(report).includes('againInMs')) as {
      againInMs: number;
    };
    pauses.push(againInMs);
    await round();
    now += againInMs;
  }
  expect(pauses.slice(0, 3)).toEqual([10_000, 20_000, 40_000]);
  expect(pauses.at(-1)).toBe(900_000);
  expect(reports.filter((report) => JSON.stringify(report).includes('againInMs'))).toHaveLength(9);
  expect(service.received).toHaveLength(1);
  office.state.refuse = false;
  // As after a restart: nothing is remembered but the journal.
  await teller(channels).round();
  expect(office.letters).toHaveLength(1);
  expect(service.received).toHaveLength(1);
  await Promise.all([service.stop(), office.stop()]);
});

it('is told by one of two processes', async () => {
  let told = 0;
  const channel = {
    name: 'slow',
    tell: async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      told += 1;
    },
  };
  await add();
  await Promise.all([teller([channel], 'one').round(), teller([channel], 'other').round()]);
  expect(told).toBe(1);
});

it('counts in the subject in Romanian', async () => {
  const event = (kind: 'new' | 'uncertain' | 'withdrawn') => ({
    kind,
    reference: 'AR-2222-2222',
    at: instant(start),
  });
  const { subject } = await letterOf([event('new'), event('uncertain'), event('withdrawn')], siteUrl);
  expect(subject).toBe('Biroul comenzilor: o comandă nouă, o comandă de verificat, o retragere');
});
