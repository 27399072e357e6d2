import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Work = () => Promise<void>;

// This module is in the process twice: in the framework's bundle, where the journal and the deliveries live, and beside
// it, where scripts/start.mjs hears the signals. Only globalThis is common to both.
const workKey = Symbol.for('server.finish-work');
const shared = globalThis as { [workKey]?: Work };

/** Names what must be finished before the process ends. Replaces what was named before. */
export function finishBeforeExit(work: Work): void {
  shared[workKey] = work;
}

/** Does what finishBeforeExit named; nothing when the framework never came so far. */
export async function finishWork(): Promise<void> {
  await shared[workKey]?.();
}

type Stop = {
  server: Server;
  /** What to finish once no request is open. */
  finish?: Work;
  /** Ends the process with a code: 0 when all was finished. */
  exit: (code: number) => void;
  /** Milliseconds for bodies still arriving, for answers still leaving, and for everything. */
  times?: { bodies: number; answers: number; all: number };
};

const patience = { bodies: 2_000, answers: 8_000, all: 15_000 };

const wait = (milliseconds: number) =>
  new Promise<'late'>((resolve) => setTimeout(resolve, milliseconds, 'late'));

/** Keeps an account of a server's connections: which are open, and which wait for an answer of ours. */
function watchConnections(server: Server) {
  const open = new Set<Socket>();
  const answering = new Map<ServerResponse, Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    answering.set(response, request.socket);
    response.shouldKeepAlive &&= server.listening;
    response.once('close', () => {
      answering.delete(response);
      if (!server.listening) server.closeIdleConnections();
    });
  });
  return {
    /** Answers that have not begun will close their connection. */
    endKeepAlive() {
      for (const response of answering.keys()) response.shouldKeepAlive = false;
    },
    /** Closes connections on which a request is still arriving. */
    closeUnheard() {
      const heard = [...answering].filter(([response]) => response.req.complete).map(([, socket]) => socket);
      for (const socket of open) if (!heard.includes(socket)) socket.destroy();
    },
  };
}

/**
 * Prepares a server to stop. The function it gives takes no new request, gives those that are open time to be heard and
 * answered, finishes the work behind them, and exits; called again, it exits at once with 1.
 */
export function stopper({ server, finish = finishWork, exit, times = patience }: Stop): () => void {
  const connections = watchConnections(server);
  let stopping = false;

  const stop = async () => {
    const late = wait(times.all);
    const closed = new Promise((resolve) => server.close(resolve));
    connections.endKeepAlive();
    setTimeout(() => connections.closeUnheard(), times.bodies).unref();
    await Promise.race([closed, wait(times.answers)]);
    server.closeAllConnections();
    const finished = finish().then(
      () => 0,
      () => 1,
    );
    exit((await Promise.race([finished, late])) === 0 ? 0 : 1);
  };

  return () => {
    if (stopping) return exit(1);
    stopping = true;
    void stop();
  };
}
