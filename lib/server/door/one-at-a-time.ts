import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Answers the requests of one connection in turn, although a client may send them all at once. Node would begin all of
 * them, and those whose connection closes meanwhile never hear of it: their files would stay open for ever.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const answering = new WeakMap<Socket, Promise<void>>();
  return (request, response) => {
    const { socket } = request;
    const earlier = answering.get(socket);
    const answered = new Promise<void>((resolve) => {
      response.once('close', () => {
        if (answering.get(socket) === answered) answering.delete(socket);
        resolve();
      });
    });
    answering.set(socket, answered);
    if (!earlier) return listener(request, response);
    void earlier.then(() => {
      if (!socket.destroyed) listener(request, response);
    });
  };
}
