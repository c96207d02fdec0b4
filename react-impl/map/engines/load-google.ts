import { loadScript } from '../../../shared/platform/scripts/load-script.js';
import { onePerPage } from '../../../shared/platform/store.js';
import { LOAD_TIMEOUT_MS } from '../constants.js';
import type { GoogleMaps } from './google.js';

const SCRIPT = 'https://maps.googleapis.com/maps/api/js';

interface Page {
  google?: { maps?: GoogleMaps };
  sqGoogleMapsReady?: () => void;
  /** The library calls it when Google refuses the key; it has loaded by then. */
  gm_authFailure?: () => void;
}
const page = globalThis as Page;

interface Shared {
  load: Promise<GoogleMaps> | undefined;
  refused: boolean;
  readonly onRefused: Set<() => void>;
}
const shared = () =>
  onePerPage<Shared>('google-maps', () => ({ load: undefined, refused: false, onRefused: new Set() }));

export interface GoogleSettings {
  key: string;
  language: string;
  region: string;
}

/**
 * The Maps library, once for all maps of the page, in the language of the first to ask: it has only one. A load that has
 * failed is tried again by the next map that asks.
 */
export function loadGoogle(settings: GoogleSettings): Promise<GoogleMaps> {
  const state = shared();
  state.load ??= load(settings).catch((error: unknown) => {
    state.load = undefined;
    throw error;
  });
  return state.load;
}

async function load({ key, language, region }: GoogleSettings): Promise<GoogleMaps> {
  const query = { key, language, ...(region && { region }), loading: 'async', callback: 'sqGoogleMapsReady' };
  if (!page.google?.maps?.Map) {
    hearRefusal();
    // Its `load` event comes too early: with `loading=async` the library goes on fetching until it calls back.
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    page.sqGoogleMapsReady = resolve;
    promise.catch(() => {});
    const timer = setTimeout(() => reject(new Error('Google Maps did not get ready in time')), LOAD_TIMEOUT_MS);
    try {
      await loadScript(`${SCRIPT}?${new URLSearchParams(query)}`, LOAD_TIMEOUT_MS);
      await promise;
    } finally {
      clearTimeout(timer);
    }
  }
  const maps = page.google?.maps;
  if (!maps?.Map) throw new Error('Google Maps is not there after loading');
  return maps;
}

function hearRefusal() {
  const state = shared();
  const before = page.gm_authFailure;
  page.gm_authFailure = () => {
    before?.();
    state.refused = true;
    for (const tell of [...state.onRefused]) tell();
  };
}

/** Calls back when Google refuses the page's key, at once when it has already; until the returned function is called. */
export function whenRefused(tell: () => void): () => void {
  const { refused, onRefused } = shared();
  onRefused.add(tell);
  if (refused) queueMicrotask(() => onRefused.has(tell) && tell());
  return () => onRefused.delete(tell);
}
