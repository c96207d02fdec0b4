import { trustedScriptUrl } from '../html/trusted.js';
import { onePerPage } from '../store.js';

const loads = () => onePerPage('scripts', () => new Map<string, Promise<void>>());

/**
 * Loads a script of a third party, once per page. Rejects after `timeoutMs`, or when it cannot be loaded; the next call
 * then tries again. Callers must have the visitor's consent.
 *
 * @param id of the script element, for scripts that look for themselves
 * @param nonce of the author's element that names the address
 */
export function loadScript(url: string, timeoutMs: number, id = '', nonce = ''): Promise<void> {
  const loading = loads();
  let promise = loading.get(url);
  if (!promise) {
    promise = insert(url, timeoutMs, id, nonce).catch((error: unknown) => {
      loading.delete(url);
      throw error;
    });
    loading.set(url, promise);
  }
  return promise;
}

function insert(url: string, timeoutMs: number, id: string, nonce: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (error?: Error) => {
      clearTimeout(timer);
      if (!error) return resolve();
      script.remove();
      reject(error);
    };
    const timer = setTimeout(() => end(new Error(`${url} did not load within ${timeoutMs} ms`)), timeoutMs);
    script.async = true;
    script.nonce = nonce;
    if (id) script.id = id;
    script.addEventListener('load', () => end());
    script.addEventListener('error', () => end(new Error(`${url} could not be loaded`)));
    const trusted = trustedScriptUrl(url);
    if (trusted === undefined) return end(new Error('the page refuses the Trusted Types policy "sq"'));
    script.src = trusted;
    document.head.append(script);
  });
}
