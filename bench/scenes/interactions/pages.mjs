// What the pages of all interactions have in common.
import { FLAVOURS, page, readyInState, readyWhen, withKit } from '../../harness/page.mjs';

export const FLOOR = 'plain page';
export const isOurs = (contender) => contender.startsWith('sq-');
export const inline = (script) => `<script>${script}</script>`;
const main = (html) => `<main>${html}</main>`;

/** The least that does it. */
export const plain = (html, script = '', head = '') => page(head, main(html) + inline(script + readyWhen('true')));

/** The kit's two flavours of a page, by the names that reports use; `tag` is the block that says when it is ready. */
export const flavours = (tag, html, { head = '', state = 'ready' } = {}) =>
  Object.fromEntries(
    Object.entries(FLAVOURS).map(([flavour, folder]) => [
      `sq-blocks, ${flavour}`,
      withKit(folder, main(html), head + inline(readyInState(tag, state))),
    ]),
  );
