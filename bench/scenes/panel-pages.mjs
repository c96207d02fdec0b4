// The pages of accordions, tabs, dialogs and tooltips, for the scene that has and uses them.
import { FLAVOURS, page, readyInState, readyWhen, times, withKit, withPeer } from '../harness/page.mjs';

const inline = (script) => `<script>${script}</script>`;
const WORDS = 'Celadon, tenmoku, and a white that shows every finger. All are safe for food.';
const sections = (count, make) => times(count, (index) => make(`Question ${index + 1}`, `<p>${WORDS}</p>`, index + 1));

const details = (count) => sections(count, (title, text) => `<details><summary>${title}</summary>${text}</details>`);
/** The least that moves an item as it opens and closes, for as long as the kit does. */
const MOTION = `:root { interpolate-size: allow-keywords }
  details::details-content { overflow: clip; block-size: 0; transition: block-size 250ms, content-visibility 250ms allow-discrete }
  details[open]::details-content { block-size: auto }`;
const headings = (count) => sections(count, (title, text) => `<h3>${title}</h3><section>${text}</section>`);
const DIALOG_BODY = `<h2 id="title">Cancel your place?</h2><p>${WORDS}</p><form method="dialog"><button>Okay</button></form>`;
const OPENER =
  '<p><button id="open" type="button" commandfor="dialog" command="show-modal">Cancel my place</button></p>';
const TERM = '<p>Glazed in <button type="button" id="term">celadon</button> and fired twice.</p>';

/** By kind: the least that does it (with its motion), the kit's tag, and the peers' markup; each with what is pressed in it. */
const kinds = {
  accordion: {
    tag: 'sq-accordion',
    floor: (count) => details(count),
    moving: (count) => `<style>${MOTION}</style>${details(count)}`,
    ours: (count) => `<sq-accordion>${details(count)}</sq-accordion>`,
    peers: {
      'Web Awesome': [
        'webawesome-details',
        (count) => sections(count, (title, text) => `<wa-details summary="${title}">${text}</wa-details>`),
      ],
    },
  },
  tabs: {
    tag: 'sq-menu',
    floor: (
      count,
    ) => `<div id="tabs">${sections(count, (title, text, number) => `<button id="tab-${number}">${title}</button><div>${text}</div>`)}</div>
      <style>#tabs { display: flex; flex-wrap: wrap } #tabs > div { order: 1; flex: 0 0 100% } #tabs > div[hidden] { display: none }</style>
      ${inline(`
        const tabs = document.querySelector('#tabs');
        const show = (shown) => {
          for (const button of tabs.querySelectorAll('button')) button.nextElementSibling.hidden = button !== shown;
        };
        show(tabs.querySelector('button'));
        tabs.addEventListener('click', ({ target }) => target.matches('button') && show(target));`)}`,
    ours: (count) => `<sq-menu label="Questions">${headings(count)}</sq-menu>`,
    peers: {
      'Web Awesome': [
        'webawesome-tabs',
        (count) =>
          `<wa-tab-group>${sections(
            count,
            (title, text, number) =>
              `<wa-tab panel="p${number}">${title}</wa-tab><wa-tab-panel name="p${number}">${text}</wa-tab-panel>`,
          )}</wa-tab-group>`,
      ],
    },
  },
  dialog: {
    tag: 'sq-dialog',
    floor: () => `${OPENER}<dialog id="dialog" aria-labelledby="title">${DIALOG_BODY}</dialog>`,
    ours: () => `${OPENER}<sq-dialog><dialog id="dialog">${DIALOG_BODY}</dialog></sq-dialog>`,
    peers: {
      'Web Awesome': [
        'webawesome-dialog',
        () => `<p><button id="open" type="button">Cancel my place</button></p>
          <wa-dialog id="dialog" label="Cancel your place?"><p>${WORDS}</p></wa-dialog>`,
      ],
      'a11y-dialog': [
        'a11y-dialog',
        () => `<p><button id="open" type="button" data-a11y-dialog-show="dialog">Cancel my place</button></p>
          <div id="dialog" aria-labelledby="title" aria-hidden="true"><div data-a11y-dialog-hide class="overlay"></div>
            <div role="document">${DIALOG_BODY}</div></div>
          <style>#dialog, .overlay { position: fixed; inset: 0 } #dialog[aria-hidden=true] { display: none }
            .overlay { background: rgb(0 0 0 / 0.5) } #dialog > [role] { position: relative; max-width: 350px; margin: 10vh auto; background: #fff }</style>`,
      ],
    },
  },
  tooltip: {
    tag: 'sq-tooltip',
    floor: () => `${TERM.replace('<button', `<button title="${WORDS}"`)}`,
    ours: () => `${TERM}<sq-tooltip for="term">${WORDS}</sq-tooltip>`,
    peers: {
      'Web Awesome': ['webawesome-tooltip', () => `${TERM}<wa-tooltip for="term">${WORDS}</wa-tooltip>`],
    },
  },
};

/** Something to press before, so that the page is ready for input. */
const main = (html) => `<main>${html}</main>`;
const ours =
  (flavour) =>
  ({ kind, count }) =>
    withKit(FLAVOURS[flavour], main(kinds[kind].ours(count)), inline(readyInState(kinds[kind].tag, 'ready')));
const peer =
  (name) =>
  ({ kind, count }) => {
    const [file, write] = kinds[kind].peers[name] ?? [];
    return file && withPeer(file, main(write(count)));
  };

export const contenders = {
  'plain page': ({ kind, count }) => page('', main(kinds[kind].floor(count)) + inline(readyWhen('true'))),
  'plain page with motion': ({ kind, count }) =>
    kinds[kind].moving && page('', main(kinds[kind].moving(count)) + inline(readyWhen('true'))),
  'sq-blocks, lite': ours('lite'),
  'sq-blocks, React': ours('React'),
  'Web Awesome': peer('Web Awesome'),
  'a11y-dialog': peer('a11y-dialog'),
};
