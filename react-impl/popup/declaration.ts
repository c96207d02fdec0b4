import { flag, INVALID, number, parsed, text } from '../../shared/declaration/attribute.js';
import { block, event, method } from '../../shared/declaration/declaration.js';

const words = (data: unknown) => (typeof data === 'string' ? data.split(/[\s,]+/).filter(Boolean) : data);

export const popup = block({
  tag: 'sq-popup',
  summary:
    "A site's popup overlay: a message or a form that opens over the page, once it disturbs nothing, unless the visitor has closed it recently. Without script and on paper it is in the page.",
  editor: { icon: 'welcome-view-site', content: 'blocks', keywords: ['modal'] },
  needs: { content: 'element' },
  attributes: {
    'display-frequency': number(
      'Days for which it stays away after it was closed, without consent for a year at most; 0: none, -1: no limit of days. Default: that of the page context, else 7.',
      undefined,
      { min: -1, reflect: true },
    ),
    'show-until-signup': flag(
      'Whether -1 holds only for visitors who have sent its form. Others see it again after a day.',
      false,
      { reflect: true },
    ),
    version: text('Another version is shown to those who have closed or answered the one before.', '', {
      reflect: true,
    }),
    'show-on-timer': flag(
      'Whether it opens some seconds after the page has loaded. Default: if no other trigger is given. "false" without another one: it opens by a button, a link or `open()` alone.',
      true,
      { reflect: true },
    ),
    'timer-delay': number('How many seconds. Default 5.', undefined, { min: 0, reflect: true }),
    'show-on-scroll': flag('Whether it opens when the page is scrolled.', false, { reflect: true }),
    'scroll-percentage': number('How far, in percent of the page. Given, it opens then. Default 50.', undefined, {
      min: 0,
      max: 100,
      reflect: true,
    }),
    'exit-intent': flag('Whether it opens when the pointer leaves the window at its upper edge.', false, {
      reflect: true,
    }),
    'enable-mobile': flag('Whether it opens by itself in windows up to 432 px wide.', true, { reflect: true }),
    'show-on-all-pages': flag('Whether it opens by itself on every page. Default: if no pages are named.', true, {
      reflect: true,
    }),
    'enabled-pages': parsed<readonly string[]>(
      'The pages on which it opens by itself: paths, or ids of collections, with spaces between.',
      'readonly string[]',
      (data) => {
        const list = words(data);
        return Array.isArray(list) && list.every((page) => typeof page === 'string') ? list : INVALID;
      },
      [],
      { expected: 'paths or ids, with spaces between' },
    ),
    label: text('Its name for screen readers. Default: its first heading, else "Message".'),
  },
  events: {
    'sq-popup-open': event('It is open. Trigger: timer, scroll, exit, or request, by a button, a link or a script.', {
      trigger: 'string',
    }),
    'sq-popup-close': event('It is hidden, and the focus is back.', { submitted: 'boolean' }),
  },
  methods: {
    open: method('Opens it, also to those who have closed it.'),
    close: method('Closes it, as its button does.'),
  },
  slots: {
    '': 'What it says: a heading, text, a form. Or one `<dialog>` of the page with its own button to close it; the block then brings neither box nor button.',
  },
  parts: {
    dialog: 'Its box.',
    close: 'Closes it.',
  },
});
