// Accordion, tabs and dialog, of the scene that has them as well; tooltip and pop-up.
import { contenders as panels } from '../panel-pages.mjs';
import { PRESSED } from '../panels.mjs';
import { withPeer } from '../../harness/page.mjs';
import { isSeen } from '../../harness/found.mjs';
import { HOVER } from '../../harness/event-times.mjs';
import { centreOf } from '../../harness/pointer.mjs';
import { until } from '../../harness/until.mjs';
import { FLOOR, flavours, isOurs, plain } from './pages.mjs';

const ITEMS = 12;
const TABS = 6;
const pagesOf = (value) =>
  Object.fromEntries(
    Object.entries(panels)
      .map(([name, write]) => [name, write(value)])
      .filter(([, html]) => html),
  );

/** The words of an item, which are seen when it is open. */
const words = (contender, index) =>
  contender === 'Web Awesome'
    ? [`wa-details:nth-of-type(${index + 1}) > p`]
    : [`details:nth-of-type(${index + 1}) > p`];
const panel = (contender, index) => {
  if (isOurs(contender)) return [`section:nth-of-type(${index + 1}) > p`];
  return contender === 'Web Awesome' ? [`[name=p${index + 1}] > p`] : [`#tab-${index + 1} + div > p`];
};

/** The dialogs of both kinds are opened by `#open`; by contender, the words that are seen then. */
const opensDialog = (contenders, wordsOf) => {
  const at = () => ['#open'];
  const isOpen = (contender) => isSeen(wordsOf(contender));
  const close = async (tab, _, contender) => {
    await tab.tab.keyboard.press('Escape');
    await until(tab, `!${isOpen(contender)}`);
    await tab.rest();
  };
  const open = async (tab, contender) => {
    const { x, y } = await centreOf(tab, at());
    await tab.tab.mouse.click(x, y);
    await until(tab, isOpen(contender));
    await tab.rest();
  };
  return {
    open: { contenders, at, done: isOpen, after: close },
    close: {
      contenders,
      before: open,
      input: ({ tab }) => tab.keyboard.press('Escape'),
      done: (contender) => `!${isOpen(contender)}`,
    },
  };
};

const dialogs = pagesOf({ kind: 'dialog' });
const dialog = opensDialog(dialogs, (contender) => [contender === 'Web Awesome' ? '#dialog > p' : '#dialog p']);

const LETTER = '<h2>A letter each season</h2><p id="words">New pots, open days, and the dates of the firings.</p>';
const opener = (command) =>
  `<p><button id="open" type="button" commandfor="letter" command="${command}">Get the letter</button></p>`;
const popup = opensDialog(
  {
    ...dialogs,
    [FLOOR]: plain(`${opener('show-modal')}<dialog id="letter">${LETTER}</dialog>`),
    ...flavours(
      'sq-popup',
      `${opener('--open')}<sq-popup id="letter" show-on-timer="false" load="eager">${LETTER}</sq-popup>`,
    ),
  },
  (contender) => {
    if (contender === FLOOR || isOurs(contender)) return ['#words'];
    return [contender === 'Web Awesome' ? '#dialog > p' : '#dialog p'];
  },
);

const TIP = 'Celadon, tenmoku, and a white that shows every finger. All are safe for food.';
const TERM =
  '<p><button type="button" id="before">Glazes</button> Glazed in <button type="button" id="term">celadon</button> and fired twice.</p>';
/** All of them at once, without the rest of the pointer that each asks for. */
const tooltips = {
  [FLOOR]: plain(
    `${TERM.replace('celadon</button>', `celadon</button><span role="tooltip">${TIP}</span>`)}`,
    '',
    `<style>
      [role=tooltip] { position: absolute; visibility: hidden; background: #222; color: #fff }
      #term:is(:hover, :focus-visible) + [role=tooltip] { visibility: visible }
    </style>`,
  ),
  ...flavours('sq-tooltip', `${TERM}<sq-tooltip for="term" show-delay="0">${TIP}</sq-tooltip>`),
  'Web Awesome': withPeer(
    'webawesome-tooltip',
    `<main>${TERM}<wa-tooltip for="term" show-delay="0" hide-delay="0">${TIP}</wa-tooltip></main>`,
  ),
};
const tip = (contender) => {
  if (isOurs(contender)) return ['sq-tooltip', '[part=tooltip]'];
  return contender === 'Web Awesome' ? ['wa-tooltip', 'wa-popup', '[part=popup]'] : ['[role=tooltip]'];
};
const tooltip = { contenders: tooltips, done: (contender) => isSeen(tip(contender)) };
const tipIsGone = (tab, contender) => until(tab, `!${isSeen(tip(contender))}`);

export const interactions = {
  tab: {
    contenders: pagesOf({ kind: 'tabs', count: TABS }),
    at: (contender, index) => PRESSED.tabs(contender, index + 1),
    done: (contender, index) => isSeen(panel(contender, index + 1)),
  },
  accordion: {
    contenders: pagesOf({ kind: 'accordion', count: ITEMS }),
    // The first one is open in some of them.
    at: (contender, index) => PRESSED.accordion(contender, index + 1),
    done: (contender, index) => isSeen(words(contender, index + 1)),
  },
  'open dialog': dialog.open,
  'close dialog': dialog.close,
  'open pop-up': popup.open,
  'close pop-up': popup.close,
  'tooltip, by pointer': {
    ...tooltip,
    events: HOVER,
    async before(tab, contender) {
      await tab.tab.mouse.move(900, 800);
      await tipIsGone(tab, contender);
    },
    async input(tab) {
      const { x, y } = await centreOf(tab, ['#term']);
      await tab.tab.mouse.move(x, y);
    },
  },
  'tooltip, by key': {
    ...tooltip,
    async before(tab, contender) {
      await tab.tab.focus('#before');
      await tipIsGone(tab, contender);
    },
    input: ({ tab }) => tab.keyboard.press('Tab'),
  },
};
