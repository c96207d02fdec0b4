import { warnOnce } from '../../platform/log.js';
import { privatePlayer } from '../../platform/html/private-player.js';
import { safeAddress } from '../../platform/html/safe-address.js';
import { acceptFor } from './permissions.js';
import { fillPlaceholder, gatePurpose } from './placeholder.js';
import type { Purpose } from './purposes.js';

/** A frame without a known purpose is content of others. */
const purposeOf = (frame: Element) => gatePurpose(frame) ?? 'media';

const FRAMES = 'iframe[data-sq-consent][data-src]';

interface Gate {
  /** The visitor has allowed this one frame: until the page ends, or consent is declined. */
  allowedOnce: boolean;
  /** The address that is loaded now. */
  loaded?: string | undefined;
  /** The author's `sandbox`, which is off while the frame shows the kit's placeholder. */
  sandbox: string | null;
}

/** Changes a frame while it is out of the page, and so without an entry in the page's history. */
function changeDetached(frame: HTMLIFrameElement, change: () => void): void {
  const marker = document.createComment('');
  frame.replaceWith(marker);
  change();
  marker.replaceWith(frame);
}

function setSandbox(frame: HTMLIFrameElement, value: string | null): void {
  if (value === null) frame.removeAttribute('sandbox');
  else frame.setAttribute('sandbox', value);
}

function addressOf(frame: HTMLIFrameElement): URL | undefined {
  const safe = safeAddress(frame.dataset['src'] ?? '');
  return safe === undefined ? undefined : privatePlayer(new URL(safe));
}

function warnOfMistakes(frame: HTMLIFrameElement): void {
  if (!gatePurpose(frame)) warnOnce('data-sq-consent is "analytics", "media", "functional" or "marketing".', frame);
  if (frame.hasAttribute('src')) warnOnce('an iframe with src does not wait for consent: use data-src.', frame);
}

/**
 * Frames that wait for consent. Until then nothing is requested, and the empty frame itself shows who would be
 * contacted, so that nothing on the page moves, whatever the page's styles do with frames. After consent is withdrawn
 * the frame is empty again.
 */
export function createFrameGates(allows: (purpose: Purpose) => boolean) {
  const gates = new Map<HTMLIFrameElement, Gate>();

  function showPlaceholder(frame: HTMLIFrameElement, gate: Gate, url: URL): void {
    const inside = frame.contentDocument;
    // Drawn again when the page has moved the frame, which empties it, or has changed its address.
    if (!inside?.body || inside.body.dataset['host'] === url.host) return;
    inside.body.dataset['host'] = url.host;
    fillPlaceholder(frame, inside, url.host, {
      once() {
        gate.allowedOnce = true;
        update(frame);
        frame.focus();
      },
      always() {
        acceptFor(purposeOf(frame));
        frame.focus();
      },
    });
  }

  function gateOf(frame: HTMLIFrameElement): Gate {
    const known = gates.get(frame);
    if (known) return known;
    const gate = { allowedOnce: false, sandbox: frame.getAttribute('sandbox') };
    gates.set(frame, gate);
    frame.addEventListener('load', handleLoad);
    warnOfMistakes(frame);
    return gate;
  }

  /** Loads or empties one frame, as its permission is now. */
  function update(frame: HTMLIFrameElement): void {
    const url = addressOf(frame);
    if (!url) return warnOnce('an iframe that waits for consent has no valid data-src.', frame);
    const gate = gateOf(frame);
    const address = gate.allowedOnce || allows(purposeOf(frame)) ? url.href : undefined;
    if (address !== gate.loaded || (!address && (frame.hasAttribute('src') || frame.hasAttribute('sandbox'))))
      changeDetached(frame, () => {
        gate.loaded = address;
        setSandbox(frame, address ? gate.sandbox : null);
        if (address) frame.src = safeAddress(address) ?? '';
        else frame.removeAttribute('src');
      });
    if (!address) showPlaceholder(frame, gate, url);
  }
  function handleLoad({ target }: Event) {
    const frame = target as HTMLIFrameElement;
    if (gates.has(frame) && frame.matches(FRAMES)) update(frame);
  }
  /** A removed frame is emptied and forgotten: inserted again, it waits or loads like any other. */
  function forget(frame: HTMLIFrameElement, gate: Gate): void {
    frame.removeEventListener('load', handleLoad);
    frame.removeAttribute('src');
    setSandbox(frame, gate.sandbox);
    gates.delete(frame);
  }

  return {
    updateAll: () => document.querySelectorAll<HTMLIFrameElement>(FRAMES).forEach(update),
    forgetRemoved() {
      for (const [frame, gate] of gates) if (!frame.isConnected) forget(frame, gate);
    },
    /** Ends the permissions for single frames. */
    revokePermissions() {
      for (const gate of gates.values()) gate.allowedOnce = false;
    },
    /** Loaded frames stay loaded; the others get their author's state back. */
    stop() {
      for (const [frame, gate] of gates) {
        if (gate.loaded) frame.removeEventListener('load', handleLoad);
        else changeDetached(frame, () => forget(frame, gate));
      }
      gates.clear();
    },
  };
}
