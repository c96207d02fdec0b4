import { setupWorker } from 'msw/browser';
import { http, HttpResponse } from 'msw';

export { http, HttpResponse };

// Firefox does not show calls with `keepalive` to service workers, and so not to msw: there they are made without it.
if (navigator.userAgent.includes('Firefox/')) {
  const { fetch } = window;
  window.fetch = (to, call) => fetch(to, call && { ...call, keepalive: false });
}

/** Mocks the network for one test file. Requests that a test does not answer go to the test server. */
export function pretendNetwork() {
  const worker = setupWorker();
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  afterEach(() => worker.resetHandlers());
  after(() => worker.stop());
  return worker;
}
