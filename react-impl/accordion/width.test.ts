import { expect, fixture } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { until, withPageSheet } from '../../shared/testing/fixture.js';
import '../../elements/sq-accordion/index.js';
import sheet from '../../elements/sq-accordion/sq-accordion.css' with { type: 'css' };

const PLACES = [
  'display:flex;flex-direction:column;align-items:center',
  'display:grid;place-items:center',
  'float:left',
];

describe('sq-accordion: its width', () => {
  before(() => withPageSheet(sheet));

  for (const style of PLACES)
    it(`does not change when an item opens: ${style}`, async () => {
      const place = await fixture<HTMLElement>(
        `<div style="${style}"><sq-accordion><details><summary>Why?</summary><p>${'Since clay is heavy. '.repeat(2)}</p></details></sq-accordion></div>`,
      );
      const accordion = place.querySelector('sq-accordion')!;
      const [summary, details] = [place.querySelector('summary')!, place.querySelector('details')!];
      const { width: before } = accordion.getBoundingClientRect();
      expect(before).to.be.above(300);
      const { x, y } = summary.getBoundingClientRect();
      await sendMouse({ type: 'click', position: [Math.round(x + 10), Math.round(y + 10)] });
      await until(() => details.open && details.getAnimations({ subtree: true }).length === 0, 'the item is open');
      expect(accordion.getBoundingClientRect().width).to.equal(before);
    });
});
