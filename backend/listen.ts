import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Ports that are tried, one after the other. */
const TRIES = 20;
/** How long answers that are under way may take when the server closes. */
const GRACE_MS = 5000;

/** Listens on the port, or the next one that is free; 0 for any. Resolves to the port. */
export async function listenFrom(server: Server, port: number, host: string): Promise<number> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new RangeError(`PORT is no port: ${port}`);
  for (let tried = port; ; tried++) {
    try {
      return await listen(server, tried, host);
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken) throw error;
      if (tried - port >= TRIES || tried >= 65_535)
        throw new Error(`The ports ${port} to ${tried} are taken; choose another one: PORT=8080 npm start`, {
          cause: error,
        });
    }
  }
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      trackAnswers(server);
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** What each server has not answered yet. */
const openAnswers = new WeakMap<Server, Set<ServerResponse>>();
function trackAnswers(server: Server) {
  const open = new Set<ServerResponse>();
  openAnswers.set(server, open);
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    // Closing: a browser or a proxy that keeps the connection must not send its next request by it.
    if (!server.listening) response.setHeader('connection', 'close');
    open.add(response);
    response.once('close', () => open.delete(response));
  });
}

/**
 * Takes no more connections, lets requests under way be answered, and resolves when all are, or when their time is over. A
 * connection that is kept ends with its next answer.
 */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const response of openAnswers.get(server) ?? [])
      if (!response.headersSent) response.setHeader('connection', 'close');
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  });
}
