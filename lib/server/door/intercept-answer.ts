import type { ServerResponse } from 'node:http';
import type { Answer } from './refuse';

type Hooks = {
  /** Called once, before the headers leave, with the status they will carry. */
  finish: (status: number) => void;
  /** Another answer in place of the one about to be sent; undefined lets it pass. */
  replacement: (status: number) => Answer | undefined;
  send: (answer: Answer) => void;
};

/**
 * Looks at an answer when its first byte is about to leave, and may put another in its place; what the framework then
 * writes goes nowhere. `write` and `end` look too, before Node does: it calls `writeHead` from inside them, too late to
 * keep their first bytes back. Must be set up before the framework, whose compression wraps the same methods.
 */
export function interceptAnswer(response: ServerResponse, { finish, replacement, send }: Hooks): void {
  const { writeHead, write, end } = response;
  let looked = false;
  let replaced = false;

  const look = (status: number) => {
    if (looked) return;
    looked = true;
    const answer = replacement(status);
    if (!answer) return finish(status);
    Object.assign(response, { writeHead, write, end });
    send(answer);
    replaced = true;
    Object.assign(response, hooked);
  };

  const hooked = {
    writeHead: (status: number, ...rest: unknown[]) => {
      const given = rest.at(-1);
      // Headers that came this way would pass unseen.
      if (typeof given === 'object' && given !== null && !Array.isArray(given))
        for (const [name, value] of Object.entries(given)) response.setHeader(name, value);
      look(status);
      return replaced ? response : Reflect.apply(writeHead, response, [status]);
    },
    write: (...chunk: unknown[]) => {
      look(response.statusCode);
      return replaced || Reflect.apply(write, response, chunk);
    },
    end: (...chunk: unknown[]) => {
      look(response.statusCode);
      return replaced ? response : Reflect.apply(end, response, chunk);
    },
  };
  Object.assign(response, hooked);
}
