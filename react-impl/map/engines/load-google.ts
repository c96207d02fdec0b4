import { scriptGlobal } from '../../../shared/platform/page/script-global.js';
import { loadScript } from '../../../shared/platform/scripts/load-script.js';
import { onePerPage } from '../../../shared/platform/store.js';
import { LOAD_TIMEOUT_MS } from '../constants.js';
import type { GoogleMaps } from './google-api.js';

const SCRIPT = 'https://maps.googleapis.com/maps/api/js';

interface Page {
  google?: { maps?: GoogleMaps };
  sqGoogleMapsReady?: () => void;
  /** Called by the library, once it is loaded, when Google refuses the key. */
  gm_authFailure?: () => void;
}
const page = globalThis as Page;
const library = () => (scriptGlobal('google') as Page['google'])?.maps;

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
 * Loads the Maps library once for all maps of the page. It has one language: that of the first map. After a failure the
 * next map tries again.
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
  if (!library()?.Map) {
    listenForRefusal();
    // Not the script's `load` event: with `loading=async` the library fetches more until it calls back.
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
  const maps = library();
  if (!maps?.Map) throw new Error('Google Maps is not there after loading');
  return maps;
}

function listenForRefusal() {
  const state = shared();
  const before = scriptGlobal('gm_authFailure') as Page['gm_authFailure'];
  page.gm_authFailure = () => {
    before?.();
    state.refused = true;
    for (const notify of [...state.onRefused]) notify();
  };
}

/** Calls `notify` when Google refuses the page's key, also if it already has. Returns how to stop listening. */
export function onKeyRefused(notify: () => void): () => void {
  const { refused, onRefused } = shared();
  onRefused.add(notify);
  if (refused) queueMicrotask(() => onRefused.has(notify) && notify());
  return () => onRefused.delete(notify);
}
