import { setWorkerUrl } from 'maplibre-gl';
import { trustedScriptUrl } from '../../../shared/platform/html/trusted.js';

/** The address of the library's worker, relative to this module; set by the build. */
declare const SQ_MAP_WORKER: string | undefined;

let isSet = false;

/** Sets the address of the library's worker, once for the page. Without a build the library finds its worker itself. */
export function setUpWorker(): void {
  if (isSet || typeof SQ_MAP_WORKER === 'undefined') return;
  const address = workerAddress(new URL(SQ_MAP_WORKER, import.meta.url));
  if (address !== undefined) setWorkerUrl(address);
  isSet = true;
}

/**
 * A worker's file must be of the page's origin. A kit on another origin is imported by a module of one line in a blob;
 * the library does the same, but without Trusted Types. Under Trusted Types `new Worker` needs a trusted object, which
 * the library first treats as text: the object gets the two string methods that the library calls.
 */
function workerAddress({ href, origin }: URL): string | undefined {
  const isOwnOrigin = origin === location.origin;
  const code = `import ${JSON.stringify(href)}`;
  const url = isOwnOrigin ? href : URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const trusted = trustedScriptUrl(url);
  if (typeof trusted !== 'object') return trusted;
  return Object.assign(trusted, {
    endsWith: (end: string) => url.endsWith(end),
    split: (by: RegExp) => url.split(by),
  });
}
