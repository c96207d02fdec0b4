import { setWorkerUrl } from 'maplibre-gl';
import { trustedScriptUrl } from '../../../shared/platform/html/trusted.js';

/** Where the build has put the library's worker, seen from this module. Empty in the files for bundlers: see below. */
declare const SQ_MAP_WORKER: string | undefined;

const blobAddress = (code: string) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));

/**
 * A worker's file must be of the page's origin: a kit from elsewhere is reached through a module of one line. Bundlers do
 * not copy the worker's file: there it comes as text, in a chunk of its own. Both need `worker-src blob:` where a content
 * security policy names workers.
 */
async function workerAddress(): Promise<string> {
  if (!SQ_MAP_WORKER) return blobAddress((await import('./map-worker-text.js')).default);
  const { href, origin } = new URL(SQ_MAP_WORKER, import.meta.url);
  return origin === location.origin ? href : blobAddress(`import ${JSON.stringify(href)}`);
}

async function setWorker(): Promise<void> {
  const address = await workerAddress();
  const trusted = trustedScriptUrl(address);
  if (trusted === undefined) return;
  // `new Worker` takes a trusted address where the page enforces Trusted Types, but the library first treats it as text:
  // the trusted object gets the two text methods that it uses.
  if (typeof trusted === 'object')
    Object.assign(trusted, {
      endsWith: (end: string) => address.endsWith(end),
      split: (by: RegExp) => address.split(by),
    });
  setWorkerUrl(trusted as string);
}

let ready: Promise<void> | undefined;

/** Tells the map library, once, where its worker is. Sources that are served without a build use the library's own. */
export const prepareWorker = (): Promise<void> =>
  typeof SQ_MAP_WORKER === 'undefined' ? Promise.resolve() : (ready ??= setWorker());
