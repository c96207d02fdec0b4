import { hasMatching } from '../../platform/page/element-calls.js';
import { onePerPage } from '../../platform/store.js';
import { consent } from './consent.js';
import { createCookieRemover } from './gated-cookies.js';
import { createFrameGates } from './gated-frames.js';
import { createScriptRunner } from './gated-scripts.js';
import { startGoogleConsentMode } from './google-consent-mode.js';
import { loadBannerOnDemand } from './load-banner.js';
import type { Purpose } from './purposes.js';
import { reloadNeeded } from './needs-reload.js';
import { allowsTrackers, enforceCookiePolicy } from './cookie-policy.js';
import { allowsThirdParties } from './permissions.js';

const GATES = '[data-sq-consent]';
/** What is neither a script nor a frame, and requests something: pixels, style sheets, players. */
const RESOURCES = ':is(img,source,link,video,audio,track,embed)[data-sq-consent]';
/** Held back in the attributes of scripts, frames and resources. */
const HOLDING = ['data-sq-consent', 'data-src', 'data-srcset', 'data-href', 'data-poster'];
const hasGates = (node: Node) => hasMatching(node, GATES);

const running = () => onePerPage('gates', (): { stop?: (() => void) | undefined } => ({}));

/**
 * Consent for plain HTML: scripts, frames, images and the like with `data-sq-consent` wait until the visitor accepts, the
 * cookie policy is enforced, cookies that are no longer permitted are removed, Google's tags are notified, and the banner is
 * loaded on demand. Runs once per page; the returned function ends it.
 */
export function startGates(): () => void {
  const page = running();
  return (page.stop ??= start(() => (page.stop = undefined)));
}

/** Enforces the page's policy now and after each change of the visitor's choice. */
function startCookiePolicy(): () => void {
  enforceCookiePolicy();
  return consent().subscribe(() => enforceCookiePolicy());
}

/** Content of others is no tracker: an absolute policy leaves it to the visitor, as frames. */
const allowsResource = (purpose: Purpose | undefined) =>
  purpose === 'media' ? allowsThirdParties(purpose) : allowsTrackers(purpose);

/** Few pages have such elements: the code for them is loaded with the first. */
async function updateResources(): Promise<void> {
  if (!document.querySelector(RESOURCES)) return;
  const { default: update } = await import('./gated-resources.js');
  if (running().stop) update(document.querySelectorAll(RESOURCES), allowsResource);
}

function start(onStop: () => void): () => void {
  // Google's default must be set before any gated script runs.
  const stops = [startCookiePolicy(), startGoogleConsentMode(), loadBannerOnDemand()];
  const frames = createFrameGates(allowsThirdParties);
  const haveRun = new Set<Purpose | undefined>();
  const runScripts = createScriptRunner(allowsTrackers, (purpose) => haveRun.add(purpose));
  const removeCookies = createCookieRemover(allowsResource);
  const update = () => {
    // Before a script runs, which then names its cookies no more.
    removeCookies();
    frames.updateAll();
    void runScripts();
    updateResources().catch(() => {}); // what waits goes on waiting
  };

  stops.push(
    consent().subscribe(() => {
      if (consent().get() === 'declined') frames.revokePermissions();
      reloadNeeded().set([...haveRun].some((purpose) => !allowsTrackers(purpose)));
      update();
    }),
  );
  const observer = new MutationObserver((records) => {
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) frames.forgetRemoved();
    if (records.some(({ type, addedNodes }) => type === 'attributes' || [...addedNodes].some(hasGates))) update();
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: HOLDING });
  update();
  return () => {
    observer.disconnect();
    stops.forEach((stop) => stop());
    frames.stop();
    onStop();
  };
}
