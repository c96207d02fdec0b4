import { setupWorker } from 'msw/browser';
import { http, HttpResponse } from 'msw';

export { http, HttpResponse };

/** Mocks the network for one test file. Requests that a test does not answer go to the test server. */
export function pretendNetwork() {
  const worker = setupWorker();
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  afterEach(() => worker.resetHandlers());
  after(() => worker.stop());
  return worker;
}
