import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

const channel = 'site_instances';
const connectTimeoutMs = 3_000;
const answerTimeoutMs = 2_000;

type Options = {
  /** `postgres://…` of PostgreSQL itself: a pooler that shares connections between statements loses LISTEN. */
  url: string;
  /** Hears what another instance has told. */
  hear(text: string): void;
  /** Hears why the connection was lost, or did not come about; another one is tried. */
  report(error: Error): void;
  /** Milliseconds until the first new try, doubled up to the longest, and between two signs of life. */
  times?: { first: number; longest: number; alive: number };
};

export type Instances = {
  /** Tells the others, in at most 7,900 bytes; false when there is no connection. Never rejects. */
  tell(text: string): Promise<boolean>;
  close(): Promise<void>;
};

type Line = { client: Client; isOpen(): boolean; end(): void };
type Events = { opened(): void; receive(payload: string): void; lost(error: Error): void };

/** A connection that listens. `lost` is called once, when it breaks or could not be had. */
function openLine(url: string, aliveMs: number, { opened, receive, lost }: Events): Line {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: answerTimeoutMs,
  });
  let timer: NodeJS.Timeout | undefined;
  let [isOpen, isOver] = [false, false];

  function end() {
    [isOpen, isOver] = [false, true];
    clearTimeout(timer);
    void client.end().catch(() => undefined);
  }
  function lose(reason: unknown) {
    if (isOver) return;
    end();
    lost(reason instanceof Error ? reason : new Error('connection closed'));
  }
  /** Nobody may notice by itself that the other side is gone: a firewall forgets quiet connections. */
  function checkLater() {
    if (!isOver) timer = setTimeout(() => client.query('SELECT 1').then(checkLater, lose), aliveMs).unref();
  }

  client.on('error', lose).on('end', () => lose(undefined));
  client.on('notification', ({ payload = '' }) => receive(payload));
  client
    .connect()
    .then(() => client.query(`LISTEN ${channel}`))
    .then(() => {
      isOpen = !isOver;
      opened();
      checkLater();
    })
    .catch(lose);
  return { client, isOpen: () => isOpen, end };
}

const defaults = { first: 1_000, longest: 30_000, alive: 30_000 };

/**
 * Word between the instances of the site, by LISTEN and NOTIFY of the PostgreSQL they share. The connection comes about
 * in the background, and again when it is lost; what is told meanwhile is not heard.
 */
export function joinInstances({ url, hear, report, times = defaults }: Options): Instances {
  const self = randomUUID();
  let retry: NodeJS.Timeout | undefined;
  let wait = times.first;
  let line = open();

  function receive(payload: string) {
    const [from = '', ...text] = payload.split(' ');
    if (from !== self) hear(text.join(' '));
  }

  function open() {
    return openLine(url, times.alive, {
      opened: () => (wait = times.first),
      receive,
      lost(error) {
        report(error);
        // Not all instances at once.
        retry = setTimeout(() => (line = open()), wait * (0.5 + Math.random() / 2)).unref();
        wait = Math.min(wait * 2, times.longest);
      },
    });
  }

  return {
    async tell(text) {
      if (!line.isOpen()) return false;
      try {
        await line.client.query('SELECT pg_notify($1, $2)', [channel, `${self} ${text}`]);
        return true;
      } catch {
        return false;
      }
    },
    async close() {
      clearTimeout(retry);
      line.end();
    },
  };
}
