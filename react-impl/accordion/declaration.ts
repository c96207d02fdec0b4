import { readItems, type AccordionItem } from './read-items.js';
import { choice, flag, json } from '../../shared/declaration/attribute.js';
import { block, event, method } from '../../shared/declaration/declaration.js';

const NO_ITEMS: readonly AccordionItem[] = [];

export const accordion = block({
  tag: 'sq-accordion',
  summary: 'Questions and answers, or other items, of which one or several are open.',
  editor: { icon: 'list-view', content: 'blocks', keywords: ['questions and answers', 'faq'] },
  needs: { content: 'element', attributes: ['items'] },
  attributes: {
    multiple: flag('Several items may be open; else opening one closes the others.', false, {
      keys: ['shouldAllowMultipleOpenItems'],
    }),
    'open-first': flag('The first item is open at the start.', false, {
      keys: ['isExpandedFirstItem', 'expandedFirstItem'],
      reflect: true,
    }),
    icon: choice('What shows whether an item is open.', ['plus', 'arrow', 'none'], 'plus', {
      keys: ['accordionIcon', 'iconType'],
      reflect: true,
    }),
    'icon-placement': choice(
      'Where the icon is: at the end of the line (right), or before the text (left). The other way round in right-to-left text.',
      ['right', 'left'],
      'right',
      { keys: ['accordionIconPlacement'], reflect: true },
    ),
    dividers: flag('Lines between the items.', true, { keys: ['isDividerEnabled'], reflect: true }),
    'first-divider': flag('A line above the first item.', true, { keys: ['isFirstDividerVisible'], reflect: true }),
    'last-divider': flag('A line below the last item.', true, { keys: ['isLastDividerVisible'], reflect: true }),
    remember: flag('Until the browser tab is closed, a page that is loaded again has the same items open.'),
    faq: flag('Describes the items as questions and answers for search engines (FAQPage).'),
    items: json(
      'Items as data, for a tag without content: a title, and a description that may have simple HTML.',
      'AccordionItem[]',
      readItems,
      NO_ITEMS,
      { keys: ['accordionItems'] },
    ),
  },
  events: {
    'sq-toggle': event('The visitor has opened or closed an item; also an item that closes because another opens.', {
      item: 'Element',
      index: 'number',
      open: 'boolean',
    }),
  },
  methods: {
    expandAll: method('Opens all items, also where else only one may be open.'),
    collapseAll: method('Closes all items.'),
    open: method('Opens the item of this number, from 0.', ['number']),
    close: method('Closes the item of this number, from 0.', ['number']),
  },
  slots: {
    '': '`<details>` elements with their `<summary>`; or headings, each with what follows it.',
  },
  parts: {
    item: 'An item made of a heading and what follows it.',
    header: 'The line of such an item that opens and closes it.',
  },
});
