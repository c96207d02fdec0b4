import { choice, flag, number, text } from '../../shared/declaration/attribute.js';
import { block, event, method } from '../../shared/declaration/declaration.js';

export const menu = block({
  tag: 'sq-menu',
  summary: 'Menus or other sections as tabs, of which one is shown; in a narrow place one below the other.',
  editor: { icon: 'table-row-after', content: 'blocks' },
  needs: { content: 'element' },
  attributes: {
    active: number(
      'The tab that is shown at the start, from 0. The address takes precedence. Up to 2 nothing moves when the script comes.',
      0,
      {
        min: 0,
        integer: true,
      },
    ),
    label: text('The name of the tabs for screen readers.'),
    activation: choice(
      'Whether the arrow keys only move to a tab, which Enter or Space then selects, or select it at once.',
      ['manual', 'auto'],
      'manual',
    ),
    address: flag(
      'A selected tab is named in the address, if its section has an id: it can be linked to, and Back returns.',
      true,
    ),
  },
  events: {
    'sq-tab-show': event('The visitor has selected a tab, by the address as well, or by a search in the page.', {
      index: 'number',
      previousIndex: 'number',
      label: 'string',
    }),
  },
  methods: {
    show: method('Shows the tab of this number, from 0.', ['number']),
  },
  slots: {
    '': 'Headings, each with what follows it; or a list of links to sections, `<a href="#lunch">` to `<section id="lunch">`.',
  },
  parts: {
    nav: 'The row of tabs.',
    tab: 'A tab, or in a narrow place the line that shows a section.',
    'tab-active': 'The tab whose section is shown.',
    panel: 'A section.',
  },
});
