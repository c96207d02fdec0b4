import { matches } from './element-calls.js';
import { isPlainKey } from './plain-key.js';

/** Roles that browsers and authors give keys; parts of menus, lists and grids are inside of them. */
const ROLES =
  'application combobox grid listbox menu menubar radiogroup scrollbar slider spinbutton tablist textbox tree';

/** What is typed in, chosen from, or played. */
const KEY_USERS = `input, select, textarea, video, audio, iframe, [contenteditable]:not([contenteditable="false"]),
  ${ROLES.split(' ')
    .map((role) => `[role="${role}"]`)
    .join()}`;

/** Whether it is a control, a player or a text that is edited; also a control that a page has defined. */
export const isControl = (node: EventTarget): boolean =>
  matches(node, KEY_USERS) || (node.constructor as { formAssociated?: boolean }).formAssociated === true;

/** Whether a key is for a control, a player or a text that is edited, inside of `scope`; by default anywhere. */
export function isForControl(event: KeyboardEvent, scope?: EventTarget): boolean {
  const path = event.composedPath();
  return path.slice(0, scope && path.indexOf(scope)).some(isControl);
}

/** Whether a text inside of `scope` is selected: what comes next may be meant for it. */
export function hasSelection(scope: Node): boolean {
  const selection = getSelection() as Partial<Selection> | null;
  const root = scope.getRootNode();
  // Without these ranges browsers tell nothing of a shadow root.
  const [range] = selection?.getComposedRanges?.({ shadowRoots: root instanceof ShadowRoot ? [root] : [] }) ?? [];
  return range !== undefined && !range.collapsed && scope.contains(range.startContainer);
}

/** Whether a block may take a key that was pressed inside of `scope` for a command. */
export const isShortcut = (event: KeyboardEvent, scope: Element): boolean =>
  isPlainKey(event) && !isForControl(event, scope) && !hasSelection(scope);
