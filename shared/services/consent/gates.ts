import { hasMatching } from '../../platform/page/element-calls.js';
import { GATES } from '../../platform/page/served-elements.js';
import { onePerPage } from '../../platform/store.js';
import { consent } from './consent.js';
import { createCookieRemover } from './gated-cookies.js';
import { createFrameGates } from './gated-frames.js';
import { createScriptRunner } from './gated-scripts.js';
import type { Purpose } from './purposes.js';
import { reloadNeeded } from './needs-reload.js';
import { allowsTrackers } from './cookie-policy.js';
import { allowsThirdParties } from './permissions.js';
import { startChoice } from './start-choice.js';

/** What is neither a script nor a frame, and requests something: pixels, style sheets, players. */
const RESOURCES = ':is(img,source,link,video,audio,track,embed)[data-sq-consent]';
/** Held back in the attributes of scripts, frames and resources. */
const HOLDING = ['data-sq-consent', 'data-src', 'data-srcset', 'data-href', 'data-poster'];
const hasGates = (node: Node) => hasMatching(node, GATES);

const running = () => onePerPage('gates', (): { stop?: (() => void) | undefined } => ({}));

/**
 * Consent for plain HTML: scripts, frames, images and the like with `data-sq-consent` wait until the visitor accepts, and
 * cookies that are no longer permitted are removed. Starts what follows from the choice on any page as well. Runs once per
 * page; the returned function ends it.
 */
export function startGates(): () => void {
  const page = running();
  return (page.stop ??= start(() => (page.stop = undefined)));
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
  const stops = [startChoice()];
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
