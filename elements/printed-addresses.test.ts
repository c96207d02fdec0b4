import { expect } from '@open-wc/testing';
import { prepareAddresses, printed, SCRIPTS, show } from '../shared/testing/script-addresses.js';
import { blocks } from './generated/blocks.js';
import './generated/define-all.js';

describe('an address that runs a script', () => {
  prepareAddresses();

  for (const { tag, attributes } of Object.values(blocks)) {
    const names = Object.entries(attributes as Record<string, { type: string }>)
      .filter(([, { type }]) => type === 'string')
      .map(([name]) => name);
    if (names.length > 0)
      it(`is printed by no attribute of ${tag}, nor by its data`, async () => {
        const ways = SCRIPTS.flatMap((address) => [
          { address, inner: '<p>Text</p>' },
          { address, inner: '' },
        ]);
        const html = ways.map(({ inner }) => `<${tag}>${inner}</${tag}>`).join('');
        await show(html + html, (block, at) => {
          const { address } = ways[at % ways.length]!;
          if (at < ways.length) names.forEach((name) => block.setAttribute(name, address));
          else block.dataset['blockJson'] = JSON.stringify(Object.fromEntries(names.map((name) => [name, address])));
        });
        expect(printed(new Set())).to.deep.equal([]);
      });
  }
});
