import { forgetPageContext } from '../../platform/page/read-page.js';
import { requestBlock } from '../../platform/page/page-registry.js';
import { consent } from './consent.js';
import { isAnswered } from './is-answered.js';
import { needsReload } from './needs-reload.js';

const BANNER = 'sq-cookie-banner';
const OPENER = '[data-sq-action="open-consent"]';

interface Banner extends HTMLElement {
  open(): Promise<void>;
  readonly updateComplete: Promise<void>;
}

/** The page's banner, with its code; a page without one has none to bring. */
async function banner(): Promise<Banner | undefined> {
  const element = document.querySelector<Banner>(BANNER);
  const ready = element && requestBlock(BANNER);
  if (!ready) return undefined;
  await ready;
  await element.updateComplete;
  return element;
}

/**
 * A visitor who has chosen gets no code of the banner. Here it is brought for those who want it all the same: by a
 * control that opens it, the editor's `cookieBanner:force` (storefront §4), a choice that is no longer there, or a
 * page that should be loaded again. Once its code is there, the banner hears all this itself.
 */
export function bringBanner(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const isThere = () => customElements.get(BANNER) !== undefined;

  document.addEventListener(
    'click',
    (event) => {
      const opener = event.target instanceof Element && event.target.closest<HTMLElement>(OPENER);
      if (!opener || isThere() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!document.querySelector(BANNER)) return;
      event.preventDefault();
      opener.focus();
      banner()
        .then((element) => element?.open())
        .catch(() => opener instanceof HTMLAnchorElement && location.assign(opener.href));
    },
    { signal },
  );

  const onEvent = (event: Event) => {
    // What bubbles is heard at the window.
    if (isThere() || (event.currentTarget === document && event.bubbles)) return;
    forgetPageContext();
    if (event.type.endsWith('force'))
      banner().then(
        (element) => element && window.dispatchEvent(new Event(event.type)),
        () => {},
      );
  };
  for (const place of [window, document])
    for (const type of ['cookieBanner:force', 'cookieBanner:update']) place.addEventListener(type, onEvent, { signal });

  const bring = () => void banner().catch(() => {});
  const unsubscribe = [
    consent().subscribe(() => consent().get() === 'undecided' && bring()),
    needsReload().subscribe(() => needsReload().get() && bring()),
  ];
  // The loader's glance was wrong: the site calls its cookie otherwise than it did.
  if (isAnswered() && consent().get() === 'undecided') bring();
  return () => {
    ending.abort();
    unsubscribe.forEach((stop) => stop());
  };
}
