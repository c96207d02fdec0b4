import { setWorkerUrl } from 'maplibre-gl';
import { isOwnOrigin } from '../../../shared/platform/page/own-origin.js';
import { trustedScriptUrl } from '../../../shared/platform/html/trusted.js';

/**
 * The address of the library's worker, relative to this module; set by the build. Empty in the files for bundlers, which
 * do not copy the worker's file.
 */
declare const SQ_MAP_WORKER: string | undefined;

let ready: Promise<void> | undefined;

/**
 * Sets the address of the library's worker, once for the page; a failure is tried again. Without a build the library
 * finds its worker itself.
 */
export function prepareWorker(): Promise<void> {
  if (typeof SQ_MAP_WORKER === 'undefined') return Promise.resolve();
  ready ??= workerAddress(SQ_MAP_WORKER)
    .then(setAddress)
    .catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
  return ready;
}

/**
 * A worker's file must be of the page's origin. A kit on another origin is imported by a module of one line in a blob; in
 * the files for bundlers the whole worker is a blob, loaded as text in a chunk of its own. Both need `worker-src blob:`
 * where a content security policy restricts workers.
 */
async function workerAddress(file: string): Promise<string> {
  if (file === '') return blobAddress((await import('./maplibre-worker-text.js')).default);
  const { href } = new URL(file, import.meta.url);
  return isOwnOrigin(href) ? href : blobAddress(`import ${JSON.stringify(href)}`);
}

const blobAddress = (code: string) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));

/**
 * Under Trusted Types `new Worker` needs a trusted object, which the library first treats as text: the object gets the
 * two string methods that the library calls.
 */
function setAddress(address: string): void {
  const trusted = trustedScriptUrl(address);
  if (trusted === undefined) return;
  if (typeof trusted === 'object')
    Object.assign(trusted, {
      endsWith: (end: string) => address.endsWith(end),
      split: (by: RegExp) => address.split(by),
    });
  setWorkerUrl(trusted);
}
