import type { Server } from 'node:http';
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
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Takes no more requests, lets those under way be answered, and resolves when all are. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  });
}
