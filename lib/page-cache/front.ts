import type { IncomingMessage, ServerResponse } from 'node:http';
import { codingFor } from './coding';
import { isKnown, tagOf } from './entity-tag';
import { encode, prepare } from './prepare';
import { isStale, pageStore } from './store.mjs';
import type { Entry } from './store.mjs';

/** After a page has been asked for anew in vain, the next attempt waits this long. Milliseconds. */
const retryPause = 10_000;
/** Pages compressed at a time: the threads that do it also read files and look up names. */
const encodedAtOnce = 2;

/** What the router sends besides a path: its answers are other than the page. */
const routerHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

export const isDocumentRead = ({ headers }: IncomingMessage) =>
  routerHeaders.every((name) => headers[name] === undefined);

type Options = {
  /** Headers of every answer of the site. */
  headers: Readonly<Record<string, string>>;
  /** Hears of a page that could not be compressed. */
  report: (error: unknown) => void;
};

const statusOf = ({ value }: Entry) => value.status ?? 200;

/** Whole pages, and those that say that there is none; nothing with a part missing, no redirect. */
const isAnswer = (entry: Entry) =>
  [200, 404].includes(statusOf(entry)) && entry.value.headers?.['cache-control'] !== 'no-store';

/**
 * Answers pages from memory, before the framework (docs/decisions/001). Whatever it has no answer to is the
 * framework's, which makes the page; `learn` then says by which key it has kept it.
 */
export function pageFront({ headers, report }: Options) {
  const store = pageStore();
  const encoding = new Set<Entry>();

  /** The page ready to be sent: the one it replaced, while its own bytes are being made. */
  function readied(key: string, entry: Entry) {
    const { prepared, earlier, value } = entry;
    if (prepared || encoding.has(entry)) return prepared ?? earlier;
    const html = value.bytes ?? Buffer.from(value.html ?? '');
    const tag = tagOf(html);
    // A page made anew is most often the same as before.
    if (earlier?.bodies.tag === tag)
      return store.attach(key, entry, prepare(value, { ...earlier.bodies, identity: html }, headers));
    if (encoding.size >= encodedAtOnce) return earlier;
    encoding.add(entry);
    void encode(html, tag)
      .then((bodies) => store.attach(key, entry, prepare(value, bodies, headers)))
      .catch(report)
      .finally(() => encoding.delete(entry));
    return earlier;
  }

  return {
    /** Answers a GET or HEAD of a page's canonical path; false leaves it to the framework. */
    answer(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
      const key = store.paths.get(pathname);
      const entry = key === undefined ? undefined : store.get(key);
      if (key === undefined || !entry || !isAnswer(entry) || !isDocumentRead(request)) return false;
      const now = Date.now();
      if (isStale(entry) && now - (entry.askedAnew ?? 0) >= retryPause) {
        // The framework answers this one from the cache too, and has the page made anew.
        entry.askedAnew = now;
        return false;
      }
      const prepared = readied(key, entry);
      if (!prepared) return false;
      const sent = prepared.sent[codingFor(request.headers['accept-encoding'])];
      if (isKnown(request.headers['if-none-match'], sent.etag))
        response.writeHead(304, sent.notModified).end();
      else response.writeHead(prepared.status, sent.headers).end(sent.body);
      return true;
    },

    /** Learns the key of a page from the keys that the framework looked up before it answered with this status. */
    learn(pathname: string, keys: ReadonlySet<string>, status: number) {
      const [key] = keys;
      const entry = key === undefined || keys.size > 1 ? undefined : store.get(key);
      if (key !== undefined && entry && statusOf(entry) === status) store.paths.set(pathname, key);
    },
  };
}

export type PageFront = ReturnType<typeof pageFront>;
