/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { site } from '@/content/site';
import { openSqliteJournal } from '@/lib/orders/journal/sqlite';
import { help, runOrdersCommand } from '@/lib/orders/operator/commands';
import { OperatorError } from '@/lib/orders/operator/context';
import { orderCsv } from '@/lib/orders/operator/order-text';
import { instant } from '@/lib/orders/journal/order-journal';
import type { NewOrder, OrderJournal } from '@/lib/orders/journal/order-journal';
import { newOrder } from '../support/orders';

const folder = mkdtempSync(path.join(tmpdir(), 'orders-'));
const now = Date.UTC(2026, 10, 21, 12);
const saved = new Map<string, string>();
let journal: OrderJournal;
let file = 0;

beforeEach(async () => {
  journal = await openSqliteJournal(`file:${path.join(folder, `${++file}.db`)}`);
  saved.clear();
});
afterEach(() => journal.close());
afterAll(() => rmSync(folder, { recursive: true }));

const open = async () => ({
  journal,
  now: () => now,
  save: (name: string, text: string) => void saved.set(name, text),
  backUp: async () => (await journal.list({})).length,
  hasRoom: async () => true,
});
const run = (command: string) => runOrdersCommand(open, command.split(' ').filter(Boolean));
const add = async (changes: Partial<NewOrder> = {}) => (await journal.add(newOrder(changes))).order.reference;
const stateOf = async (reference: string) => (await journal.find(reference))?.state;

const prefix = site.productSlug.slice(0, 2).toUpperCase();

describe('npm run orders', () => {
  it.each(['', 'help', '--help', '-h'])(
    'explains itself for "%s" without opening the journal',
    async (command) => {
      const closed = () => Promise.reject(new Error('opened'));
      expect(await runOrdersCommand(closed, command.split(' ').filter(Boolean))).toBe(help);
    },
  );

  it.each([
    'forget',
    'constructor',
    'list --colour red',
    'list --state lost',
    'list --limit none',
    'show',
    `show ${prefix}-1`,
    'backup',
    `resolve ${prefix}-2222-2222`,
    `resolve ${prefix}-2222-2222 toString`,
    'purge',
    'purge --before yesterday',
    'purge --before 2026-02-30',
    `call ${prefix}-2222-2222`,
    `call ${prefix}-2222-2222 toString`,
    'erase --phone nobody',
  ])('calls "%s" a wrong command', async (command) => {
    const error = await run(command).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OperatorError);
    expect(error).toMatchObject({ usage: true });
  });

  it.each(['show', 'erase'])('says that there is no such order to %s', async (command) => {
    await expect(run(`${command} ${prefix}-2222-2222`)).rejects.toThrow(`${prefix}-2222-2222`);
  });

  it('lists orders in Bucharest time with what they cost, and counts them', async () => {
    const first = await add({ createdAt: '2026-01-05T10:00:00.000Z' });
    const second = await add({ createdAt: '2026-07-05T10:00:00.000Z' });
    await run(`resolve ${first} sent`);
    const lines = (await run('list')).split('\n');
    expect(lines[1]).toMatch(`${second}  2026-07-05 13:00  accepted  66 RON`);
    expect(lines[2]).toMatch(`${first}  2026-01-05 12:00  sent      66 RON`);
    expect(lines.at(-1)).toBe('In all: 1 accepted, 1 sent');
    expect(await run('list --limit 1')).not.toContain(first);
    expect(await run('list --state sent')).not.toContain(second);
    expect(await run('list --state uncertain')).toBe('1 accepted, 1 sent');
  });

  it('says so when there are none yet', async () => {
    expect(await run('list')).toBe('No orders yet');
  });

  it('shows one order, whichever way its reference is typed', async () => {
    const reference = await add({ reference: `${prefix}-7K3M-2QXD` });
    const sheet = await run('show 7k3m2qxd');
    for (const part of [
      reference,
      'Ștefania',
      '0700000010',
      'courier',
      'cash on delivery',
      '2 × Colinde (#1)',
      '66 RON',
    ]) {
      expect(sheet).toContain(part);
    }
  });

  it('exports to a file or to the screen', async () => {
    await add();
    const csv = orderCsv(await journal.list({}));
    expect(await run('export')).toBe(csv);
    expect(await run('export --out orders.csv')).toBe('Wrote 1 order to orders.csv');
    expect(saved.get('orders.csv')).toBe(csv);
  });

  it('does what the desk does, and shows it', async () => {
    const reference = await add();
    expect(await run(`call ${reference} no-answer --again tomorrow`)).toBe(`${reference}: no-answer`);
    expect(await run(`call ${reference} confirmed`)).toBe(`${reference}: confirmed`);
    await expect(run(`call ${reference} posted`)).rejects.toThrow('--tracking');
    await run(`call ${reference} posted --tracking AWB-1`);
    await run(`call ${reference} paid`);
    await expect(run(`call ${reference} confirmed`)).rejects.toThrow('it is posted, accepted');
    await expect(run(`call ${prefix}-2222-2222 paid`)).rejects.toThrow('no order');
    const sheet = await run(`show ${reference}`);
    for (const part of ['AWB-1', 'no_answer 2026-11-22T08:00:00.000Z', 'posted AWB-1', 'paid'])
      expect(sheet).toContain(part);
    const json = JSON.parse(await run(`show ${reference} --json`)) as unknown;
    expect(json).toMatchObject({ reference, desk: { deskState: 'posted', trackingNumber: 'AWB-1' } });
    expect(JSON.parse(await run('list --json'))).toMatchObject([{ reference, totalMinor: 6600 }]);
  });

  it('checks the journal and says what waits', async () => {
    await add();
    expect(await run('check')).toContain('1 to call');
    expect(JSON.parse(await run('check --json'))).toMatchObject({
      ...{ whole: true, room: true, waiting: { calls: 1 }, withdrawals: { open: 0, late: 0 } },
    });
  });

  it('erases all orders of a telephone number, however it is typed', async () => {
    const theirs = [await add(), await add()];
    const other = await add({ visitor: { ...newOrder().visitor, phone: '0722000000' } });
    expect(await run('erase --phone +40700000010')).toMatch('2 orders');
    expect(await run('erase --phone 0700000010')).toBe('There is no order of this number');
    for (const reference of theirs) expect(await run(`show ${reference}`)).toContain('erased');
    expect(await run(`show ${other}`)).toContain('Ștefania');
  });

  it('makes a backup', async () => {
    await add();
    expect(await run('backup copy.db')).toBe('Copied 1 order to copy.db, and read the copy through');
  });

  it('settles an order by hand, and sends it again when told', async () => {
    const reference = await add();
    expect(await run(`resolve ${reference} rejected`)).toBe(`${reference} is rejected`);
    expect(await run(`resolve ${reference} retry`)).toBe(`${reference} will be sent again`);
    expect(await journal.due(instant(now), 1)).toEqual([reference]);
    await journal.claim(reference, instant(now));
    await expect(run(`resolve ${reference} sent`)).rejects.toThrow('being sent right now');
    await expect(run(`erase ${reference}`)).rejects.toThrow('being sent right now');
    expect(await stateOf(reference)).toBe('sending');
  });

  it('purges by the day in Bucharest, in winter and in summer time', async () => {
    const winter = [
      await add({ createdAt: '2026-01-31T21:59:59.999Z' }),
      await add({ createdAt: '2026-01-31T22:00:00.000Z' }),
    ];
    expect(await run('purge --before 2026-02-01')).toBe('Deleted 1 order taken before 2026-02-01');
    expect(await Promise.all(winter.map(stateOf))).toEqual([undefined, 'accepted']);
    const summer = [
      await add({ createdAt: '2026-07-31T20:59:59.999Z' }),
      await add({ createdAt: '2026-07-31T21:00:00.000Z' }),
    ];
    expect(await run('purge --before 2026-08-01')).toBe('Deleted 2 orders taken before 2026-08-01');
    expect(await Promise.all(summer.map(stateOf))).toEqual([undefined, 'accepted']);
  });

  it('erases what is personal and says so in the list', async () => {
    const reference = await add();
    await run(`erase ${reference}`);
    expect(await run('list')).toMatch('accepted, erased');
    for (const command of [`show ${reference}`, 'list', 'export']) {
      expect(await run(command)).not.toMatch(/Ștefania|0700000010|Solfegiului/);
    }
    expect(await run(`show ${reference}`)).toContain('66 RON');
  });
});

describe('the CSV', () => {
  const nameCell = async (name: string) => {
    const [order] = await journal.list({});
    if (!order) throw new Error('No order');
    const csv = orderCsv([{ ...order, visitor: { ...order.visitor, name } }]);
    return csv.slice(csv.indexOf('courier,') + 'courier,'.length, csv.indexOf(',0700000010'));
  };

  it.each([
    ' =1+1',
    '\u00a0=1+1',
    '\u3000\uff1d1+1',
    '\uff1d1+1',
    '\uff0b1',
    '\uff0d1',
    '\uff20x',
    '\u200b@x',
    '|cmd',
  ])('defuses %j', async (name) => {
    await add();
    expect(await nameCell(name)).toBe(`'${name}`);
  });

  it('defuses what would begin a cell where the semicolon divides them', async () => {
    await add();
    expect(await nameCell('Ana;=1+1')).toBe(`Ana;'=1+1`);
    expect(await nameCell('Ana; ＝1+1')).toBe(`Ana;' ＝1+1`);
  });

  it('leaves names and addresses as they are', async () => {
    await add();
    expect(await nameCell('Ana-Maria Popescu; bl. 3')).toBe('Ana-Maria Popescu; bl. 3');
  });

  it('never has a cell that a spreadsheet would calculate, whatever is written', async () => {
    await add();
    const sign = fc.constantFrom('=', '+', '-', '@', '＝', '－', ' ', '\t', ';', 'a', '\n', '"');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: sign, maxLength: 12 }), async (name) => {
        const cell = (await nameCell(name)).replace(/^"|"$/g, '');
        const parts = cell.split(/[;\t\r\n]/);
        expect(parts.every((part) => !/^[\s"]*[=+\-@＝－]/.test(part))).toBe(true);
      }),
    );
  });

  it('quotes what needs it and defuses formulas', async () => {
    const visitor = {
      ...newOrder().visitor,
      name: '=1+1',
      delivery_address: 'Str. "A", nr. 5\nBucurești',
      invoice_address: '@x',
    };
    await add({ visitor });
    const csv = orderCsv(await journal.list({}));
    expect(csv.startsWith('\uFEFFreference,taken,state,')).toBe(true);
    expect(csv).toContain(`,'=1+1,0700000010,"Str. ""A"", nr. 5\nBucurești",'@x,no,\r\n`);
    expect(csv).toContain(',66.00,');
  });
});

it('shows the withdrawals that wait, until they are handled', async () => {
  expect(await run('withdrawals')).toBe('No withdrawal is waiting');
  const orderReference = await add();
  const reference = `${orderReference}-R1`;
  await journal.withdraw({
    ...{ reference, orderReference, locale: 'ro', reason: 'Dar\ndublu', receiptKey: 'key' },
    receivedAt: instant(now),
    lines: [{ item: 1, quantity: 2, title: 'Colinde', priceMinor: 3300 }],
  });
  expect(await run('withdrawals')).toBe(
    `${reference}, received 2026-11-21\n  2 × Colinde, 33 lei\n  Reason: Dar dublu`,
  );
  expect(await run(`handled ${reference.toLowerCase()}`)).toBe(`${reference} is handled`);
  await expect(run(`handled ${reference}`)).rejects.toThrow(OperatorError);
  expect(await run('withdrawals')).toBe('No withdrawal is waiting');
});
