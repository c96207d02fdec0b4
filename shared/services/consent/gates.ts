import { onePerPage } from '../../platform/store.js';
import { bringBanner } from './bring-banner.js';
import { allowsThirdParties, consent } from './consent.js';
import { frameKeeper } from './gated-frames.js';
import { scriptRunner } from './gated-scripts.js';
import { startGoogleConsentMode } from './google-consent-mode.js';
import { needsReload } from './needs-reload.js';
import { keepPolicy } from './policy.js';

const GATES = '[data-sq-consent]';
const hasGates = (node: Node) => node instanceof Element && (node.matches(GATES) || node.querySelector(GATES) !== null);

const running = () => onePerPage('gates', (): { stop?: (() => void) | undefined } => ({}));

/**
 * Consent for plain HTML: scripts and frames with `data-sq-consent` wait for the visitor's yes, the site's own
 * tracking cookies keep to its policy, Google's tags hear of it, and the banner comes when it is wanted. Once for the
 * page; the returned function ends it.
 */
export function startGates(): () => void {
  const page = running();
  return (page.stop ??= start(() => (page.stop = undefined)));
}

function start(onStop: () => void): () => void {
  // Google's default comes before any script that waited.
  const stops = [keepPolicy(), startGoogleConsentMode(), bringBanner()];
  const frames = frameKeeper(allowsThirdParties);
  let haveRun = false;
  const runScripts = scriptRunner(allowsThirdParties, () => (haveRun = true));
  const look = () => {
    frames.keepAll();
    void runScripts();
  };

  stops.push(
    consent().subscribe(() => {
      if (consent().get() === 'declined') frames.forgetPermissions();
      needsReload().set(haveRun && !allowsThirdParties());
      look();
    }),
  );
  const observer = new MutationObserver((records) => {
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) frames.forgetRemoved();
    if (records.some(({ type, addedNodes }) => type === 'attributes' || [...addedNodes].some(hasGates))) look();
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-sq-consent', 'data-src'] });
  look();
  return () => {
    observer.disconnect();
    stops.forEach((stop) => stop());
    frames.stop();
    onStop();
  };
}
