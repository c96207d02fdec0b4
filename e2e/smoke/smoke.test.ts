import { expect } from '@open-wc/testing';
import { blocks } from '../../elements/generated/blocks.js';
import { until } from '../../shared/testing/fixture.js';
import { pageTools, type MainAction } from '../../shared/testing/main-action.js';
import { openPage, type SmokeWindow } from './open-page.js';

interface ActionModule {
  readonly mainAction: MainAction;
  /** What the console says of these examples, word for word. Default: nothing. */
  readonly expectedProblems?: readonly string[];
}

/** From the folder of the block: a new block changes no list. */
async function readAction(tag: string): Promise<ActionModule> {
  const file = `elements/${tag}/main-action.ts`;
  const address = `/${file}`;
  const module = (await import(address).catch((error: unknown) => {
    throw new Error(`${file} is missing or wrong. Add it: it exports mainAction(page, tools).`, { cause: error });
  })) as Partial<ActionModule>;
  if (!module.mainAction) throw new Error(`${file} exports no mainAction`);
  return module as ActionModule;
}

/** Most blocks are loaded when they are about to be seen: each is scrolled into view. */
async function becomeReady(page: Document): Promise<void> {
  const isHost = ({ localName }: Element) => localName.startsWith('sq-');
  // A block inside another may be seen only once that is used.
  const isInside = ({ parentElement: parent }: Element): boolean => !!parent && (isHost(parent) || isInside(parent));
  const hosts = [...page.querySelectorAll('main *')].filter((each) => isHost(each) && !isInside(each));
  for (const host of hosts) {
    host.scrollIntoView({ block: 'center', behavior: 'instant' });
    await until(() => host.matches(':state(ready)'), `<${host.localName}> becomes ready`);
  }
}

describe('the built kit', () => {
  let frame: HTMLIFrameElement | undefined;
  before(async () => expect((await fetch('/dist/sq-blocks.js')).ok, 'there is a build').to.equal(true));
  afterEach(() => frame?.remove());

  for (const { tag } of Object.values(blocks))
    it(tag, async () => {
      const { mainAction, expectedProblems = [] } = await readAction(tag);
      frame = await openPage(tag);
      const page = frame.contentDocument!;
      const { problems } = frame.contentWindow as SmokeWindow;
      expect(page.querySelector(tag), 'the page has its examples').to.not.equal(null);
      const use = async () => {
        await becomeReady(page);
        await mainAction(page, pageTools);
      };
      const failure = await use().catch((error: unknown) => error as Error);
      // First: they often say why something else has failed.
      if (problems.length > 0 || !failure) expect(problems).to.deep.equal(expectedProblems);
      if (failure) throw failure;
    });
});
