import { setupWorker } from 'msw/browser';
import { http, HttpResponse } from 'msw/http';

export { http, HttpResponse };

/** The network of one test file: what a test does not answer reaches the test server. */
export function pretendNetwork() {
  const worker = setupWorker();
  before(() => worker.start({ quiet: true, onUnhandledFrame: 'bypass' }));
  afterEach(() => worker.resetHandlers());
  after(() => worker.stop());
  return worker;
}
