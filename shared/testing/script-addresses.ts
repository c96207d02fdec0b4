import { consent } from '../services/consent/consent.js';
import { fixtureCleanup, place, settled, until, warningsOf } from './fixture.js';
import { pretendNetwork } from './network.js';

/** What would run a script as an address, as people write it to get past a check. */
export const SCRIPTS = ['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', 'vbscript:msgbox(1)'];
const ADDRESSES = ['href', 'src', 'srcset', 'poster', 'action', 'formaction', 'data', 'xlink:href'];
const runsScript = (text: string | null) =>
  /^[\s\0]*(?:javascript|vbscript):/i.test((text ?? '').replace(/[\t\n\r]/g, ''));

/** Every element below a root, those of shadow roots among them. */
function* allIn(root: ParentNode): Iterable<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* allIn(element.shadowRoot);
  }
}
/** Addresses that run a script, as `<a href="javascript:…">`, of all elements that the author has not written. */
export const printed = (own: ReadonlySet<Element>): string[] =>
  [...allIn(document)]
    .filter((element) => !element.localName.startsWith('sq-') && !own.has(element))
    .flatMap((element) =>
      ADDRESSES.filter((name) => runsScript(element.getAttribute(name))).map(
        (name) => `<${element.localName} ${name}=${JSON.stringify(element.getAttribute(name))}>`,
      ),
    );

/** To be called in a `describe`: without a network, and with the visitor's consent to everything. */
export function prepareAddresses(): void {
  pretendNetwork();
  before(() => consent().accept());
  after(() => consent().reset());
  afterEach(fixtureCleanup);
}

/** Shows them side by side, as far as a click and an opened viewer lead. */
export async function show(html: string, prepare: (block: HTMLElement, at: number) => void = () => {}) {
  await warningsOf(async () => {
    const page = await place(`<div>${html}</div>`);
    const shown = [...page.children] as HTMLElement[];
    const allSettled = () => Promise.all(shown.map(settled));
    await allSettled();
    shown.forEach(prepare);
    await allSettled();
    for (const block of shown) {
      if (block.localName === 'sq-gallery') await until(() => block.matches(':state(complete)'));
      for (const control of block.shadowRoot?.querySelectorAll<HTMLElement>('[part=play-toggle]') ?? [])
        control.click();
      if (block.localName === 'sq-lightbox') await (block as HTMLElement & { open(at: number): Promise<void> }).open(0);
    }
    await allSettled();
  });
}
