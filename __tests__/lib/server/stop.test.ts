/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { finishBeforeExit, finishWork, stopper } from '@/lib/server/stop';
import { ask, listen, speak } from '../../support/http';

const times = { bodies: 200, answers: 600, all: 1_000 };
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function site(listener: RequestListener, finish: () => Promise<void> = () => Promise.resolve()) {
  const server = createServer(listener);
  const port = await listen(server);
  let ended: (code: number) => void = () => undefined;
  const exited = new Promise<number>((resolve) => (ended = resolve));
  const stop = stopper({ server, finish, exit: (code) => ended(code), times });
  return { port, stop, exited, asked: once(server, 'request') };
}

const slow: RequestListener = (_, response) => void setTimeout(() => response.end('answered'), 300);

describe('a signal to stop', () => {
  it('lets open requests be answered, finishes the work behind them, then exits with 0', async () => {
    const order: string[] = [];
    const { port, stop, exited, asked } = await site(
      (request, response) => {
        response.once('finish', () => order.push('answered'));
        slow(request, response);
      },
      async () => {
        order.push('finishing');
        await wait(100);
        order.push('finished');
      },
    );
    const answer = ask(port, '/', { headers: { connection: 'keep-alive' } });
    await asked;
    stop();
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
    expect(await answer).toMatchObject({ body: 'answered', headers: { connection: 'close' } });
    expect(await exited).toBe(0);
    expect(order).toEqual(['answered', 'finishing', 'finished']);
  });

  it('closes idle connections at once', async () => {
    const { port, stop, exited, asked } = await site((_, response) => response.end());
    const idle = speak(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await asked;
    stop();
    await idle;
    expect(await exited).toBe(0);
  });

  it('does not wait for a client that hangs in its headers or its body, and answers the others', async () => {
    let heard = 0;
    const { port, stop, exited } = await site((request, response) => {
      heard += 1;
      if (request.method === 'POST') request.resume().on('end', () => response.end());
      else slow(request, response);
    });
    const hanging = [
      speak(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{'),
      speak(port, 'POST / HTTP/1.1\r\nHost: a\r\n'),
    ];
    const answer = ask(port, '/');
    while (heard < 2) await wait(10);
    const started = Date.now();
    stop();
    await Promise.all(hanging);
    expect(Date.now() - started).toBeLessThan(times.answers);
    expect((await answer).body).toBe('answered');
    expect(await exited).toBe(0);
  });

  it('closes what takes too long to answer, and finishes the work all the same', async () => {
    const finish = jest.fn(() => Promise.resolve());
    const { port, stop, exited, asked } = await site(() => undefined, finish);
    const lost = ask(port, '/').catch(String);
    await asked;
    stop();
    expect(await exited).toBe(0);
    expect(finish).toHaveBeenCalledTimes(1);
    expect(await lost).toMatch(/hang up|ECONNRESET/);
  });

  it('exits with 1 when the work is not finished in time, or fails', async () => {
    const endless = await site(slow, () => new Promise(() => undefined));
    const failing = await site(slow, () => Promise.reject(new Error('lost')));
    endless.stop();
    failing.stop();
    expect(await Promise.all([endless.exited, failing.exited])).toEqual([1, 1]);
  });

  it('exits at once at the second signal', async () => {
    const { port, stop, exited, asked } = await site(() => undefined);
    void ask(port, '/').catch(() => undefined);
    await asked;
    stop();
    const started = Date.now();
    stop();
    expect(await exited).toBe(1);
    expect(Date.now() - started).toBeLessThan(100);
  });
});

it('the work named in one copy of the module is found by the other', async () => {
  const work = jest.fn(() => Promise.resolve());
  finishBeforeExit(work);
  await jest.isolateModulesAsync(async () => {
    const other = await import('@/lib/server/stop');
    expect(other.finishWork).not.toBe(finishWork);
    await other.finishWork();
  });
  expect(work).toHaveBeenCalledTimes(1);
});
