import { hasMatching } from '../../platform/page/element-calls.js';
import { GATES } from '../../platform/page/served-elements.js';
import { cookieNames, removeCookie } from '../../platform/storage/cookies.js';
import { onePerPage } from '../../platform/store.js';
import { consent } from './consent.js';
import { allowsTrackers } from './cookie-policy.js';
import { createFrameGates } from './gated-frames.js';
import { createScriptRunner } from './gated-scripts.js';
import { reloadNeeded } from './needs-reload.js';
import { allowsThirdParties } from './permissions.js';
import { gatePurpose } from './placeholder.js';
import type { Purpose } from './purposes.js';
import { startChoice } from './start-choice.js';

const NAMING = '[data-sq-consent][data-sq-cookies]';

/** Whether a cookie has this name, or one that begins as it does where it ends with a star. A star alone is no name. */
const isMeant = (cookie: string, name: string) =>
  name.endsWith('*') ? name.length > 1 && cookie.startsWith(name.slice(0, -1)) : cookie === name;

/**
 * Removes the cookies that scripts and frames name in `data-sq-cookies`, where the visitor has answered and permits none of
 * the purposes under which they are named. A script that has run is remembered: it names them no more, and may write them
 * again until the page ends, so that the next page removes them too. Cookies that others have set for their own domain are
 * out of reach, as are those that scripts cannot read.
 */
function createCookieRemover(allows: (purpose: Purpose | undefined) => boolean): () => void {
  const purposes = new Map<string, Set<Purpose | undefined>>();
  return () => {
    for (const gate of document.querySelectorAll<HTMLElement>(NAMING))
      for (const name of gate.dataset['sqCookies']!.split(/[\s,]+/).filter(Boolean))
        purposes.set(name, (purposes.get(name) ?? new Set()).add(gatePurpose(gate)));
    if (consent().get() === 'undecided') return;
    for (const [name, named] of purposes)
      if (![...named].some(allows))
        cookieNames()
          .filter((cookie) => isMeant(cookie, name))
          .forEach(removeCookie);
  };
}

/** What is neither a script nor a frame, and requests something: pixels, style sheets, players. */
const RESOURCES = ':is(img,source,link,video,audio,track,embed,object)[data-sq-consent]';
/** Held back in the attributes of scripts, frames and resources. */
const HOLDING = ['data-sq-consent', 'data-src', 'data-srcset', 'data-href', 'data-poster', 'data-data'];
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
