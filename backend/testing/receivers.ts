import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly to: readonly string[];
  /** Header fields, whose lines are joined, by their names in small letters. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

function readMail(raw: string, to: readonly string[]): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const body = raw.slice(end + 4);
  const decoded = headers.get('content-transfer-encoding') === 'base64' ? Buffer.from(body, 'base64').toString() : body;
  return { to, headers, body: decoded.replaceAll('\r\n', '\n') };
}

/** A mail server on the loopback that keeps what it gets. `refuse`: its answer to each mail instead. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const settings: { refuse?: number } = {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        if (settings.refuse) return done(Object.assign(new Error('Not today'), { responseCode: settings.refuse }));
        mails.push(
          readMail(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, mails, settings, stop };
}

interface ReceivedCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A webhook's receiver on the loopback, which answers with `settings.status`. `port`: 0 for a free one. */
export async function startReceiver(port = 0) {
  const calls: ReceivedCall[] = [];
  const settings = { status: 204 };
  let heard: (() => void) | undefined;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      response.writeHead(settings.status, settings.status === 302 ? { location: '/elsewhere' } : {}).end();
      heard?.();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const found = (server.address() as AddressInfo).port;
  /** Resolves at the next call. */
  const next = () => new Promise<void>((resolve) => (heard = resolve));
  async function stop() {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
  return { url: `http://127.0.0.1:${found}/hook`, port: found, calls, settings, next, stop };
}
