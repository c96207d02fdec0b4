import { closest } from '../../platform/page/element-calls.js';
import { forgetPageContext } from '../../platform/page/read-page.js';
import { requestBlock } from '../../platform/page/page-registry.js';
import { goTo } from '../../platform/page/go-to.js';
import { consent } from './consent.js';
import { isAnswered } from './answer-cookie.js';
import { reloadNeeded } from './needs-reload.js';

const BANNER = 'sq-cookie-banner';
const OPENER = '[data-sq-action="open-consent"]';

interface Banner extends HTMLElement {
  open(): Promise<void>;
  readonly updateComplete: Promise<void>;
}

/** Loads the code of the page's banner. `undefined`: the page has no banner. */
async function loadBanner(): Promise<Banner | undefined> {
  const element = document.querySelector<Banner>(BANNER);
  const ready = element && requestBlock(BANNER);
  if (!ready) return undefined;
  await ready;
  await element.updateComplete;
  return element;
}

const isLoaded = () => customElements.get(BANNER) !== undefined;

/** A click on an opener loads the banner and opens it; where loading fails, a link is followed. */
function handleOpenerClick(event: MouseEvent): void {
  const opener = closest(event.target, OPENER);
  if (!opener || isLoaded() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!document.querySelector(BANNER)) return;
  event.preventDefault();
  opener.focus();
  loadBanner()
    .then((element) => element?.open())
    .catch(() => opener instanceof HTMLAnchorElement && goTo(opener.href));
}

/** `cookieBanner:force` loads the banner and is then repeated for it; both events make the page's context be read again. */
function handleBannerEvent(event: Event): void {
  // An event that bubbles is handled at the window.
  if (isLoaded() || (event.currentTarget === document && event.bubbles)) return;
  forgetPageContext();
  if (event.type.endsWith('force'))
    loadBanner().then(
      (element) => element && window.dispatchEvent(new Event(event.type)),
      () => {},
    );
}

/**
 * The loader does not load the banner for a visitor who has already answered. This loads it when it is needed all the
 * same: for a click on a control that opens it, for the editor's `cookieBanner:force` (storefront §4), when the stored
 * choice is gone, and when the page should be loaded again. A loaded banner handles all of these itself.
 */
export function loadBannerOnDemand(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('click', handleOpenerClick, { signal });
  for (const target of [window, document])
    for (const type of ['cookieBanner:force', 'cookieBanner:update'])
      target.addEventListener(type, handleBannerEvent, { signal });

  const load = () => void loadBanner().catch(() => {});
  const unsubscribe = [
    consent().subscribe(() => consent().get() === 'undecided' && load()),
    reloadNeeded().subscribe(() => reloadNeeded().get() && load()),
  ];
  // The loader's cheap check was wrong: the site has renamed its consent cookie since the visitor answered.
  if (isAnswered() && consent().get() === 'undecided') load();
  return () => {
    ended.abort();
    unsubscribe.forEach((stop) => stop());
  };
}
