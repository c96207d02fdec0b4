import { expect } from '@open-wc/testing';
import { inShadow, nextEvent, place, settled, until, warningsOf } from '../../shared/testing/fixture.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { pretend } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import { pretendFormBackend } from './testing/form-backend.js';

type Form = ElementOf<typeof form>;

const OPEN = "document.getElementById('fallback-panel').hidden = false";

/** In a file of its own: the code that sends is loaded once per page. */
describe('sq-form whose code cannot be loaded', () => {
  const { network, keys } = pretendFormBackend();
  let target: HTMLIFrameElement;
  beforeEach(() => {
    network.use(http.get('*/on-use/sending.*', () => HttpResponse.error()));
    target = document.createElement('iframe');
    target.name = 'fallback';
    document.body.append(target);
  });
  afterEach(() => target.remove());

  const open = (attributes: string, action = 'action="about:blank"') =>
    place<Form>(
      `<sq-form remember="false"><form ${action} target="fallback" ${attributes}>
        <input name="submit" required><button name="do" value="it">Send</button></form></sq-form>`,
    );
  const send = (element: Element) => element.querySelector('button')!.click();
  /** The data of the next native post. */
  function posted(element: Element): Promise<FormData> {
    return new Promise((resolve) =>
      element.addEventListener('submit', (event) => {
        if (!event.defaultPrevented)
          resolve(new FormData(event.target as HTMLFormElement, (event as SubmitEvent).submitter));
      }),
    );
  }
  const banner = (element: Element) => inShadow(element, '#problem')!.textContent;

  it('is posted by the browser, with the pressed button, each time', async () => {
    const element = await open('method="post"');
    element.querySelector('input')!.value = 'x';
    for (let count = 0; count < 2; count++) {
      const data = posted(element);
      await warningsOf(async () => {
        send(element);
        expect([...(await data)]).to.deep.equal([
          ['submit', 'x'],
          ['do', 'it'],
        ]);
      });
    }
    expect(keys).to.have.length(0);
  });
  it('is validated by the browser before it is posted', async () => {
    const element = await open('method="post"');
    let posts = 0;
    void posted(element).then(() => posts++);
    const invalid = nextEvent(element.querySelector('input')!, 'invalid');
    send(element);
    await invalid;
    expect(posts).to.equal(0);
  });
  for (const [what, before, after] of [
    ['a closed part', '<details><summary>More</summary>', '</details>'],
    ['two closed parts', '<details><summary>A</summary><details><summary>B</summary>', '</details></details>'],
    [
      'a tab panel of the author',
      `<div role="tablist"><button type="button" role="tab" aria-controls="fallback-panel" onclick="${OPEN}">B</button></div><div role="tabpanel" id="fallback-panel" hidden>`,
      '</div>',
    ],
    [
      'what a button of the author opens',
      `<button type="button" aria-expanded="false" aria-controls="fallback-panel" onclick="${OPEN}">More</button><div id="fallback-panel" hidden>`,
      '</div>',
    ],
    ['what a search in the page finds', '<div hidden="until-found">', '</div>'],
    [
      'a closed part of a set of fields',
      '<fieldset><legend>All</legend><details><summary>More</summary>',
      '</details></fieldset>',
    ],
    [
      'a step of the form',
      '<fieldset data-sq-step><legend>One</legend>',
      '</fieldset><fieldset data-sq-step><legend>Two</legend><input name="last"></fieldset>',
    ],
  ] as const)
    it(`shows the required field in ${what}`, async () => {
      const element = await place<Form>(
        `<sq-form remember="false"><form action="about:blank" target="fallback" method="post">${before}<input name="in" required>${after}<button>Send</button></form></sq-form>`,
      );
      const input = element.querySelector<HTMLInputElement>('[name=in]')!;
      if (what.startsWith('a step')) {
        input.value = 'x';
        const next = () => element.querySelector<HTMLElement>('.sq-step-buttons button:last-child');
        await until(next);
        next()!.click();
        await until(() => !input.checkVisibility());
        input.value = '';
      }
      const invalid = nextEvent(input, 'invalid');
      element.querySelector<HTMLElement>('button:not([type=button])')!.click();
      await invalid;
      await until(() => document.activeElement === input);
      expect(input.checkVisibility()).to.equal(true);
    });
  for (const [whose, attributes, ofButton] of [
    ['the form', '', ''],
    ['the button', 'method="post"', 'get'],
  ] as const)
    it(`is not posted with the method GET of ${whose}, which would put the entries into the address: an error is shown`, async () => {
      const element = await open(attributes, '');
      if (ofButton) element.querySelector('button')!.formMethod = ofButton;
      element.querySelector('input')!.value = 'secret';
      const failed = nextEvent(element, 'sq-submit-error');
      send(element);
      await failed;
      await settled(element);
      expect(banner(element)).to.equal('Error processing form submission. Please reload and try again.');
    });
  it('is not posted while its captcha is not solved: an error is shown [FRM-027]', async () => {
    const element = await place<Form>(
      `<sq-form remember="false" captcha="recaptcha" captcha-key="k"><form action="about:blank" target="fallback" method="post"><input name="a"><button>Send</button></form></sq-form>`,
    );
    let posts = 0;
    void posted(element).then(() => posts++);
    const failed = nextEvent(element, 'sq-submit-error');
    send(element);
    await failed;
    expect(posts).to.equal(0);
    await settled(element);
    expect(banner(element)).to.equal('Error processing form submission. Please reload and try again.');
  });
  it('answers an agent all the same, without the code for its words', async () => {
    network.use(http.get('*/features/agent-result.*', () => HttpResponse.error()));
    const element = await open('', '');
    element.querySelector('input')!.value = 'x';
    let given: Promise<string> | undefined;
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    Object.assign(event, { agentInvoked: true, respondWith: (result: Promise<string>) => (given = result) });
    element.querySelector('form')!.dispatchEvent(event);
    expect(await given).to.contain('Error processing form submission.');
  });
  it('is posted when only the browser thinks that there is no network', async () => {
    const online = pretend(navigator, 'onLine', false);
    const element = await open('method="post"');
    element.querySelector('input')!.value = 'x';
    const done = posted(element);
    send(element);
    await done;
    online();
  });
  it('is not posted without a network: an error is shown', async () => {
    const online = pretend(navigator, 'onLine', false);
    const connect = pretend(window, 'fetch', () => Promise.reject(new TypeError('no network')));
    const element = await open('method="post"');
    element.querySelector('input')!.value = 'x';
    const failed = nextEvent(element, 'sq-submit-error');
    send(element);
    await failed;
    connect();
    online();
    expect(banner(element)).to.equal('Unable to connect. Please check your internet connection.');
    expect(element.querySelector('input')!.value).to.equal('x');
  });
});
