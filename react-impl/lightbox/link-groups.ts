import { onePerPage } from '../../shared/platform/store.js';
import { GROUP, linksOf } from './items.js';

type Lightbox = HTMLElement & { open(index: number): Promise<void> };
let made = 0;

/** The viewer of a group: one that the author has put on the page, else one of its own. */
function viewerOf(tag: string, group: string): Lightbox {
  const found = document.querySelector<Lightbox>(`${tag}[group="${CSS.escape(group)}"]`);
  if (found) return found;
  const viewer = document.createElement(tag) as Lightbox;
  viewer.setAttribute('group', group);
  document.body.append(viewer);
  return viewer;
}

/** Plain links with `data-sq-lightbox` open in a viewer. A link without a name for its group is a set of its own. */
export function openLinkGroups(tag: string): void {
  if (typeof document === 'undefined') return;
  onePerPage('lightbox-links', () => {
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const [target] = event.composedPath();
      const link = target instanceof Element ? target.closest(`a[${GROUP}]`) : null;
      if (!link) return;
      if (!link.getAttribute(GROUP)) link.setAttribute(GROUP, `sq-${++made}`);
      const group = link.getAttribute(GROUP) ?? '';
      event.preventDefault();
      viewerOf(tag, group)
        .open(linksOf(group).indexOf(link))
        .catch(() => location.assign((link as HTMLAnchorElement).href));
    });
    return true;
  });
}
