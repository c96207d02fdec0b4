import { warnOnce } from '../../platform/log.js';
import { consent } from './consent.js';
import { fill, nameOfGate } from './placeholder.js';

const FRAMES = 'iframe[data-sq-consent][data-src]';

interface Gate {
  /** The visitor has allowed this one frame, until the page ends or a no to all. */
  once: boolean;
  /** The address that is open now. */
  open?: string | undefined;
  /** The author's `sandbox`, which is off while the frame shows the kit's own words. */
  sandbox: string | null;
}

/** Changes a frame while it is out of the page, and so without a step in the page's history. */
function exchange(frame: HTMLIFrameElement, change: () => void): void {
  const mark = document.createComment('');
  frame.replaceWith(mark);
  change();
  mark.replaceWith(frame);
}

function setSandbox(frame: HTMLIFrameElement, value: string | null): void {
  if (value === null) frame.removeAttribute('sandbox');
  else frame.setAttribute('sandbox', value);
}

function addressOf(frame: HTMLIFrameElement): URL | undefined {
  const address = frame.dataset['src'] ?? '';
  const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/**
 * Frames that wait for consent. Before it nothing is requested, and the frame itself, which is empty, shows who would
 * be contacted: nothing on the page moves, whatever its styles make of a frame. After a no it is empty again.
 */
export function frameKeeper(mayLoad: () => boolean) {
  const gates = new Map<HTMLIFrameElement, Gate>();

  function draw(frame: HTMLIFrameElement, gate: Gate, url: URL): void {
    const inside = frame.contentDocument;
    // Drawn again when the page has moved the frame, which empties it, or given it another address.
    if (!inside?.body || inside.body.dataset['host'] === url.host) return;
    inside.body.dataset['host'] = url.host;
    fill(frame, inside, url.host, {
      once() {
        gate.once = true;
        keep(frame);
        frame.focus();
      },
      always() {
        consent().accept();
        frame.focus();
      },
    });
  }

  /** Brings one frame to the state it must have now. */
  function keep(frame: HTMLIFrameElement): void {
    const url = addressOf(frame);
    if (!url) return warnOnce('an iframe that waits for consent has no valid data-src.', frame);
    let gate = gates.get(frame);
    if (!gate) {
      gate = { once: false, sandbox: frame.getAttribute('sandbox') };
      gates.set(frame, gate);
      frame.addEventListener('load', look);
      if (!nameOfGate(frame)) warnOnce('data-sq-consent is "analytics", "media", "functional" or "marketing".', frame);
      if (frame.hasAttribute('src')) warnOnce('an iframe with src does not wait for consent: use data-src.', frame);
    }
    const { sandbox } = gate;
    const address = gate.once || mayLoad() ? url.href : undefined;
    if (address !== gate.open || (!address && (frame.hasAttribute('src') || frame.hasAttribute('sandbox'))))
      exchange(frame, () => {
        gate.open = address;
        setSandbox(frame, address ? sandbox : null);
        if (address) frame.src = address;
        else frame.removeAttribute('src');
      });
    if (!address) draw(frame, gate, url);
  }
  function look({ target }: Event) {
    const frame = target as HTMLIFrameElement;
    if (gates.has(frame) && frame.matches(FRAMES)) keep(frame);
  }
  /** What is off the page is shut, and forgotten: put back, it waits or loads like any other. */
  function forget(frame: HTMLIFrameElement, gate: Gate): void {
    frame.removeEventListener('load', look);
    frame.removeAttribute('src');
    setSandbox(frame, gate.sandbox);
    gates.delete(frame);
  }

  return {
    keepAll: () => document.querySelectorAll<HTMLIFrameElement>(FRAMES).forEach(keep),
    forgetRemoved() {
      for (const [frame, gate] of gates) if (!frame.isConnected) forget(frame, gate);
    },
    forgetPermissions() {
      for (const gate of gates.values()) gate.once = false;
    },
    stop() {
      for (const [frame, gate] of gates) {
        if (gate.open) frame.removeEventListener('load', look);
        else exchange(frame, () => forget(frame, gate));
      }
      gates.clear();
    },
  };
}
