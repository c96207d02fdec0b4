import { expect } from '@open-wc/testing';
import { until } from '../../shared/testing/fixture.js';
import { openPage, type SmokeWindow } from './open-page.js';

interface Sample {
  /** Where it is in the documentation. */
  readonly title: string;
  /** How often each block is in it. */
  readonly blocks: Readonly<Record<string, number>>;
}
const samples = (await (await fetch('/smoke/samples.json')).json()) as Sample[];

describe('each sample of HTML in the guides, alone in a page', () => {
  let frame: HTMLIFrameElement | undefined;
  before(async () => expect((await fetch('/dist/sq-blocks.js')).ok, 'there is a build').to.equal(true));
  afterEach(() => frame?.remove());

  for (const [index, { title, blocks }] of samples.entries())
    it(title, async () => {
      frame = await openPage(`sample-${index}`);
      const page = frame.contentDocument!;
      const { problems } = frame.contentWindow as SmokeWindow;
      const isReady = (block: Element) => block.matches(':state(ready)');
      for (const [tag, count] of Object.entries(blocks))
        await until(() => {
          const found = [...page.querySelectorAll(tag)];
          // Blocks are loaded when they are about to be seen.
          found.find((block) => !isReady(block))?.scrollIntoView();
          return found.length >= count && found.every(isReady);
        }, `${count} × ${tag}: ${problems.join()}`);
      expect(problems).to.deep.equal([]);
    });
});
