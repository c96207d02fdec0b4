/**
 * Runs in the page: `isSeen(element)` says whether a visitor sees it in this frame: in the window, visible, and at
 * least half opaque, the fades of its ancestors and of a view transition included. One rule for all contenders.
 */
function defineSeen() {
  const parentOf = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host;
  /** While a view transition runs the screen shows its pictures of the page, which fade. */
  const opacityOfTransition = (element) => {
    const root = document.documentElement;
    if (!root.matches(':active-view-transition')) return 1;
    const { viewTransitionName } = getComputedStyle(element);
    const picture = viewTransitionName === 'none' ? 'root' : viewTransitionName;
    return Number(getComputedStyle(root, `::view-transition-new(${picture})`).opacity);
  };
  window.isSeen = (element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (!(width > 1 && height > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight)) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    let opacity = opacityOfTransition(element);
    for (let each = element; each; each = parentOf(each)) opacity *= Number(getComputedStyle(each).opacity);
    return opacity >= 0.5;
  };
}

export const withSeen = ({ tab }) => tab.evaluateOnNewDocument(defineSeen);
