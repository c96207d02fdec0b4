import { expect } from '@open-wc/testing';
import { seenKeepalive } from '../../services/errors/testing/keepalive.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { pretend } from '../../testing/storage.js';
import { beacon } from './beacon.js';
import { writeCrumb } from './crumb.js';
import { until } from '../../testing/fixture.js';

const URL_ = '/api/last-words';

describe('a beacon', () => {
  const network = pretendNetwork();
  let sent: { text: string; type: string | null; crumb: string | null; header: string | null }[];
  let restores: (() => void)[];
  let keepalive: ReturnType<typeof seenKeepalive>;
  beforeEach(() => {
    keepalive = seenKeepalive();
    [sent, restores] = [[], [keepalive.restore]];
    writeCrumb('c-1');
    network.use(
      http.post(URL_, async ({ request }) => {
        sent.push({
          text: await request.text(),
          type: request.headers.get('content-type'),
          crumb: new URL(request.url).searchParams.get('crumb'),
          header: request.headers.get('X-CSRF-Token'),
        });
        return new HttpResponse(null, { status: 204 });
      }),
    );
  });
  afterEach(() => restores.reverse().forEach((restore) => restore()));
  const arrived = () => until(() => sent.length > 0, 'nothing came');

  it('is plain text with the crumb in its address, sent by sendBeacon', async () => {
    beacon(URL_, '[1]');
    await arrived();
    expect(sent).to.deep.equal([{ text: '[1]', type: 'text/plain', crumb: 'c-1', header: null }]);
    expect(keepalive.calls).to.have.length(0);
  });
  it('is a fetch with keepalive where sendBeacon is missing or refuses', async () => {
    restores.push(pretend(navigator, 'sendBeacon', () => false));
    beacon(URL_, 'refused');
    await arrived();
    restores.push(pretend(navigator, 'sendBeacon', undefined));
    beacon(URL_, 'missing');
    await until(() => sent.length === 2, 'nothing came');
    expect(sent.map(({ text, type }) => [text, type])).to.deep.equal([
      ['refused', 'text/plain'],
      ['missing', 'text/plain'],
    ]);
    expect(keepalive.calls).to.have.length(2);
  });
  it('is a fetch with keepalive when the crumb is sent as a header', async () => {
    beacon(URL_, '{}', { type: 'application/json', csrfHeader: true });
    await arrived();
    expect(sent).to.deep.equal([{ text: '{}', type: 'application/json', crumb: 'c-1', header: 'c-1' }]);
    expect(keepalive.calls).to.have.length(1);
  });
  it('that is too long for keepalive is sent without it', async () => {
    const long = 'x'.repeat(200_000);
    beacon(URL_, long, { csrfHeader: true });
    await arrived();
    expect(sent[0]!.text).to.equal(long);
    expect(keepalive.calls).to.have.length(0);
  });
  it('never throws, whatever its address', () => {
    for (const url of ['http://[', 'mailto:me@example.com', 'javascript:0']) beacon(url, 'text');
  });
});
