// A question about cookies that is answered with yes.
import { readyWhen } from '../../harness/page.mjs';
import { isSeen } from '../../harness/found.mjs';
import banner, { OURS, WHERE } from '../banner.mjs';
import { FLOOR, inline } from './pages.mjs';

const PAGES = {
  [FLOOR]: 'plain page',
  'sq-blocks, lite': 'sq-cookie-banner eager, lite',
  'sq-blocks, React': 'sq-cookie-banner eager, React',
  'vanilla-cookieconsent': 'vanilla-cookieconsent',
  Klaro: 'Klaro',
};
const buttonOf = (contender) => (WHERE[contender] ?? OURS).button;

export const interactions = {
  'accept cookies': {
    contenders: Object.fromEntries(
      Object.entries(PAGES).map(([name, page]) => [
        name,
        banner.contenders[page]() + inline(readyWhen(isSeen(buttonOf(name)))),
      ]),
    ),
    presses: 1,
    at: buttonOf,
    done: (contender) => `!${isSeen(buttonOf(contender))}`,
  },
};
