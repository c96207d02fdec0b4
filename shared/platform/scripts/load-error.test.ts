import { expect } from '@open-wc/testing';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { pretendClock } from '../../testing/storage.js';
import { loadChunk } from './load-chunk.js';
import { LoadError, NotFoundError } from './load-error.js';
import { loadPage } from './load-page.js';
import { loadStylesheet } from './load-stylesheet.js';

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('it did not fail'),
    (error: unknown) => error as LoadError,
  );

describe('a failed load', () => {
  const network = pretendNetwork();

  it('of a missing page rejects with NotFoundError and its path [ERR-012]', async () => {
    network.use(http.get('/gone', () => HttpResponse.html('<p>Not here</p>', { status: 404 })));
    const error = (await failureOf(loadPage('/gone'))) as unknown as NotFoundError;
    expect(error).to.be.an.instanceOf(NotFoundError);
    expect([error.name, error.path, error.message]).to.deep.equal(['NotFoundError', '/gone', '/gone was not found']);
  });
  it('of a page whose server fails rejects with LoadError', async () => {
    network.use(http.get('/broken', () => HttpResponse.html('', { status: 500 })));
    const error = await failureOf(loadPage('/broken'));
    expect([error.name, error.chunk, error.reason]).to.deep.equal(['LoadError', '/broken', 'failed']);
  });
  it('of a file that the server does not show as a page rejects with LoadError', async () => {
    network.use(http.get('/upload', () => HttpResponse.text('<p>Not a page</p>')));
    const error = await failureOf(loadPage('/upload'));
    expect([error.name, error.reason]).to.deep.equal(['LoadError', 'failed']);
  });
  it('of a chunk rejects with LoadError and the error of the browser [ERR-013]', async () => {
    const address: string = '/shared/errors/no-such-chunk.js';
    const error = await failureOf(loadChunk('sq-map', () => import(address)));
    expect(error).to.be.an.instanceOf(LoadError);
    expect([error.name, error.chunk, error.reason]).to.deep.equal(['LoadError', 'sq-map', 'failed']);
    expect(error.cause).to.be.an.instanceOf(TypeError);
  });
  it('of a chunk that takes longer than 120 s rejects with LoadError [ERR-014, WID-013]', async () => {
    const clock = pretendClock();
    const failing = failureOf(loadChunk('sq-map', () => new Promise(() => {}), clock));
    expect(clock.pauses()).to.deep.equal([120_000]);
    clock.advance(120_000);
    const error = await failing;
    expect([error.name, error.chunk, error.reason]).to.deep.equal(['LoadError', 'sq-map', 'timeout']);
  });
  it('of a stylesheet rejects with LoadError and removes its element [ERR-015]', async () => {
    const error = await failureOf(loadStylesheet('/shared/errors/no-such-sheet.css'));
    expect([error.name, error.chunk, error.reason]).to.deep.equal([
      'LoadError',
      '/shared/errors/no-such-sheet.css',
      'stylesheet',
    ]);
    expect(document.querySelector('link[href*=no-such-sheet]') === null).to.equal(true);
  });
});

describe('a sheet whose address would run a script', () => {
  it('is not loaded', async () => {
    const error = await failureOf(loadStylesheet('javascript:alert(1)'));
    expect([error.name, error.reason]).to.deep.equal(['LoadError', 'stylesheet']);
  });
});

describe('a successful load', () => {
  const network = pretendNetwork();

  it('resolves with its result, and leaves no timer', async () => {
    const clock = pretendClock();
    expect(await loadChunk('sq-map', () => Promise.resolve(7), clock)).to.equal(7);
    await Promise.resolve();
    expect(clock.pauses()).to.deep.equal([]);
    network.use(http.get('/there', () => HttpResponse.html('<p>Here</p>')));
    expect(await loadPage('/there')).to.equal('<p>Here</p>');
    const link = await loadStylesheet('data:text/css,');
    expect(link.isConnected).to.equal(true);
    link.remove();
  });
});
