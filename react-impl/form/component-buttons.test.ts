import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase, pretend } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import { pretendFormBackend } from './testing/form-backend.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };

type Form = ElementOf<typeof form>;

/** What form-associated buttons of component libraries have in common. */
abstract class ComponentButton extends HTMLElement {
  static readonly formAssociated = true;
  readonly internals = this.attachInternals();
  abstract submitForm(form: HTMLFormElement): void;
  connectedCallback() {
    this.tabIndex = 0;
    this.onclick = () => this.submitForm(this.internals.form!);
  }
  get form() {
    return this.internals.form;
  }
  get type() {
    return 'submit';
  }
  get name() {
    return this.getAttribute('name') ?? '';
  }
  get value() {
    return this.getAttribute('value') ?? '';
  }
}
/** As Shoelace and Web Awesome do: a button of HTML is inserted, pressed and removed at once. */
customElements.define(
  'x-inserting-button',
  class extends ComponentButton {
    submitForm(form: HTMLFormElement) {
      const button = document.createElement('button');
      button.hidden = true;
      for (const { name, value } of this.attributes)
        if (/^(?:name|value|form.+)$/.test(name)) button.setAttribute(name, value);
      form.append(button);
      button.click();
      button.remove();
    }
  },
);
/** The same by `requestSubmit`. */
customElements.define(
  'x-requesting-button',
  class extends ComponentButton {
    submitForm(form: HTMLFormElement) {
      const button = document.createElement('button');
      Object.assign(button, { name: this.name, value: this.value });
      form.append(button);
      form.requestSubmit(button);
      button.remove();
    }
  },
);
/** As Material Web does: the event names the component, whose value is set as that of a control. */
customElements.define(
  'x-naming-button',
  class extends ComponentButton {
    submitForm(form: HTMLFormElement) {
      const name = (event: Event) => Object.defineProperty(event, 'submitter', { configurable: true, get: () => this });
      form.addEventListener('submit', name, { capture: true, once: true });
      this.internals.setFormValue(this.value);
      form.requestSubmit();
    }
  },
);
/** An event of a script. */
customElements.define(
  'x-dispatching-button',
  class extends ComponentButton {
    submitForm(form: HTMLFormElement) {
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: this }));
    }
  },
);
/** A control with a value of its own. */
customElements.define(
  'x-stars',
  class extends HTMLElement {
    static readonly formAssociated = true;
    readonly internals = this.attachInternals();
    connectedCallback() {
      this.internals.setFormValue('4');
    }
  },
);

const KINDS = ['x-inserting-button', 'x-requesting-button', 'x-naming-button', 'x-dispatching-button'];
const FIELDS = `<label>Email <input type="email" name="email" value="ada@example.com" required></label>`;
const button = (tag: string, attributes = 'name="do" value="book"') =>
  `<${tag} class="press" ${attributes}>Book</${tag}>`;

describe('sq-form and what happens between press and answer', () => {
  const { network, saves, answer, values } = pretendFormBackend();
  let posts: string[] = [];
  before(() => withPageSheet(sheet));
  beforeEach(async () => {
    await emptyDatabase();
    posts = [];
    network.use(
      http.post('/mailer.cgi', async ({ request }) => {
        posts.push(await request.text());
        return HttpResponse.json({ ok: true });
      }),
    );
  });
  let count = 0;
  const open = (fields: string, form = 'action="/mailer.cgi"', attributes = 'remember="false"') =>
    place<Form>(
      `<sq-form form-id="press-${++count}" ${attributes}><form method="post" ${form}>${fields}</form></sq-form>`,
    );
  const press = (element: Element) => element.querySelector<HTMLElement>('.press, button')!.click();
  async function accepted(element: Element, submit = press) {
    const end = Promise.race(['sq-submit-success', 'sq-submit-error'].map((type) => nextEvent(element, type)));
    submit(element);
    expect((await end).type).to.equal('sq-submit-success');
    await settled(element);
  }
  async function failed(element: Element) {
    const end = nextEvent<CustomEvent<{ message: string }>>(element, 'sq-submit-error');
    press(element);
    const { message } = (await end).detail;
    await settled(element);
    expect(inShadow(element, '#problem')!.textContent).to.equal(message);
    expect(element.querySelector('form')!.hasAttribute('aria-busy')).to.equal(false);
    return message;
  }

  for (const tag of KINDS) {
    it(`${tag}: is sent once, with the name and value of the component`, async () => {
      const element = await open(FIELDS + button(tag));
      await accepted(element);
      expect(posts).to.deep.equal(['email=ada%40example.com&do=book']);
    });
    it(`${tag}: the calls of the platform are made too`, async () => {
      answer();
      const element = await open(FIELDS + button(tag), '');
      await accepted(element);
      expect(saves).to.have.length(1);
      expect(values()).to.deep.include({ email: 'ada@example.com', do: 'book' });
    });
    it(`${tag}: a form that is handed over to the browser has its entry too`, async () => {
      const target = document.createElement('iframe');
      target.name = `frame-${++count}`;
      document.body.append(target);
      const element = await open(FIELDS + button(tag), `action="about:blank" target="${target.name}"`);
      const posted: string[] = [];
      element.addEventListener('submit', (event) => {
        if (event.defaultPrevented) return;
        posted.push(
          new URLSearchParams([
            ...new FormData(event.target as HTMLFormElement, event.submitter),
          ] as string[][]).toString(),
        );
      });
      press(element);
      await until(() => posted.length > 0);
      expect(posted).to.deep.equal(['email=ada%40example.com&do=book']);
      expect(element.querySelectorAll('form > button')).to.have.length(0);
      target.remove();
    });
  }
  it('a button that its own listener removes is the one that was pressed: its address and its entry', async () => {
    const other: string[] = [];
    network.use(
      http.post('/other.cgi', async ({ request }) => {
        other.push(await request.text());
        return HttpResponse.json({ ok: true });
      }),
    );
    const element = await open(`${FIELDS}<button name="do" value="hold" formaction="/other.cgi">Hold</button>`);
    element.addEventListener('submit', ({ submitter }) => submitter!.remove());
    await accepted(element);
    expect([posts, other]).to.deep.equal([[], ['email=ada%40example.com&do=hold']]);
  });
  it('a component without a name adds nothing', async () => {
    for (const tag of KINDS) await accepted(await open(FIELDS + button(tag, '')));
    expect(posts).to.deep.equal(KINDS.map(() => 'email=ada%40example.com'));
  });
  it('a control that is a component is sent', async () => {
    await accepted(await open(`${FIELDS}<x-stars name="stars"></x-stars><button name="do" value="send">Send</button>`));
    expect(posts).to.deep.equal(['email=ada%40example.com&stars=4&do=send']);
  });
  it('a listener of sq-submit that throws does not stop it', async () => {
    const element = await open(`${FIELDS}<button>Send</button>`);
    const realHandler = window.onerror;
    const errors: unknown[] = [];
    window.onerror = (message) => {
      errors.push(message);
      return true;
    };
    element.addEventListener('sq-submit', () => {
      throw new Error('of the author');
    });
    await accepted(element);
    window.onerror = realHandler;
    expect(errors).to.have.length(1);
    expect(posts).to.have.length(1);
  });
  it('storage that throws does not stop it', async () => {
    const element = await open(FIELDS + '<button>Send</button>', 'action="/mailer.cgi"', '');
    element.querySelector('input')!.focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: 'm' });
    await until(() => inShadow(element, '[part=kept]'));
    const restore = pretend(crypto.subtle, 'digest', () => {
      throw new Error('no digest');
    });
    await accepted(element);
    restore();
    expect(posts).to.have.length(1);
  });
  it('anything else that throws is one message, one warning, and a form that can be sent again', async () => {
    const element = await open(`${FIELDS}<button>Send</button>`);
    const restore = pretend(crypto, 'randomUUID', () => {
      throw new Error('a broken polyfill');
    });
    const warnings = await warningsOf(async () => {
      expect(await failed(element)).to.equal('Error processing form submission. Please reload and try again.');
    });
    restore();
    expect(warnings).to.have.length(1);
    expect(posts).to.deep.equal([]);
    await accepted(element);
    expect(posts).to.have.length(1);
  });
  it('an answer that cannot be read may have arrived: the message says so, and the form is free', async () => {
    network.use(http.post('/mailer.cgi', () => HttpResponse.html('<p>Thanks</p>'), { once: true }));
    const element = await open(`${FIELDS}<button>Send</button>`);
    const restore = pretend(DOMParser.prototype, 'parseFromString', () => {
      throw new Error('a broken polyfill');
    });
    expect(await failed(element)).to.contain('may have arrived');
    restore();
    await accepted(element);
  });
});
