import { isOnlyLink } from '../../shared/media/slides/linked-image.js';
import { closest } from '../../shared/platform/page/element-calls.js';
import { EARLY_CLICK, startEarlyClicks } from '../../shared/platform/page/early-clicks.js';
import { onePerPage } from '../../shared/platform/store.js';
import { goTo } from '../../shared/platform/page/go-to.js';
import { GROUP, linksOf } from './items.js';

type Lightbox = HTMLElement & { open(index: number): Promise<void> };
let groups = 0;

/** The lightbox of a group: the author's, if the page has one, else a new one at the end of the body. */
function lightboxOf(tag: string, group: string): Lightbox {
  const found = document.querySelector<Lightbox>(`${tag}[group="${CSS.escape(group)}"]`);
  if (found) return found;
  const created = document.createElement(tag) as Lightbox;
  created.setAttribute('group', group);
  document.body.append(created);
  // Navigators that replace a part of the page would leave it there for ever.
  created.addEventListener('sq-lightbox-close', () => created.remove());
  return created;
}

/** Opens plain links with `data-sq-lightbox` in a lightbox. A link without a group name is a group of its own. */
export function openLinkGroups(tag: string): void {
  if (typeof CustomStateSet === 'undefined') return;
  onePerPage('lightbox-links', () => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const [target] = event.composedPath();
      const link = closest(target, `a[${GROUP}]`);
      if (!link || isOnlyLink(link)) return;
      if (!link.getAttribute(GROUP)) link.setAttribute(GROUP, `sq-${++groups}`);
      const group = link.getAttribute(GROUP) ?? '';
      event.preventDefault();
      lightboxOf(tag, group)
        .open(linksOf(group).indexOf(link))
        .catch(() => goTo((link as HTMLAnchorElement).href));
    };
    document.addEventListener('click', onClick);
    document.addEventListener(EARLY_CLICK, onClick as EventListener);
    startEarlyClicks();
    return true;
  });
}
