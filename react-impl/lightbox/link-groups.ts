import { ownElement, takeBack, write } from '../../shared/platform/html/written.js';
import { isOnlyLink } from '../../shared/media/slides/linked-image.js';
import { followPresses, isClickOfOthers, isPlainClick } from '../../shared/media/slides/own-gestures.js';
import { matches } from '../../shared/platform/page/element-calls.js';
import { EARLY_CLICK, startEarlyClicks } from '../../shared/platform/page/early-clicks.js';
import { onePerPage } from '../../shared/platform/store.js';
import { goTo } from '../../shared/platform/page/go-to.js';
import { GROUP, linksOf, rootOf } from './items.js';
import { ofDocument } from '../../shared/platform/page/script-global.js';

type Lightbox = HTMLElement & { open(index: number): Promise<void> };
let groups = 0;

/** The lightbox of a group: the author's in the page or the shadow root of the link, else a new one at its end. */
function lightboxOf(tag: string, group: string, root: Document | ShadowRoot): Lightbox {
  const found = root.querySelector<Lightbox>(`${tag}[group="${CSS.escape(group)}"]`);
  if (found) return found;
  const created = ownElement(document.createElement(tag)) as Lightbox;
  created.setAttribute('group', group);
  (root instanceof ShadowRoot ? root : ofDocument('body')).append(created);
  // Navigators that replace a part of the page would leave it there for ever.
  created.addEventListener('sq-lightbox-close', () => created.remove());
  return created;
}

/** Opens plain links with `data-sq-lightbox` in a lightbox. A link without a group name is a group of its own. */
export function openLinkGroups(tag: string): void {
  if (typeof CustomStateSet === 'undefined') return;
  onePerPage('lightbox-links', () => {
    const onClick = (event: MouseEvent) => {
      const path = event.composedPath();
      const link = path.find((node) => matches(node, `a[${GROUP}]`)) as HTMLAnchorElement | undefined;
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      if (isClickOfOthers(event, path, link) || isOnlyLink(link)) return;
      takeBack(link);
      if (!link.getAttribute(GROUP)) write(link, GROUP, `sq-${++groups}`);
      const group = link.getAttribute(GROUP) ?? '';
      event.preventDefault();
      lightboxOf(tag, group, rootOf(link))
        .open(linksOf(link, group).indexOf(link))
        .catch(() => goTo(link.href));
    };
    document.addEventListener('click', onClick);
    document.addEventListener(EARLY_CLICK, onClick as EventListener);
    startEarlyClicks();
    followPresses();
    return true;
  });
}
