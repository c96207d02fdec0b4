import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { nextEvent, place, until } from '../../shared/testing/fixture.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import { OpenStars } from './testing/components.js';
import { pretendFormBackend } from './testing/form-backend.js';

type Form = ElementOf<typeof form>;

/** What a form sends is what `new FormData(form, submitter)` has. */
describe('what sq-form sends of', () => {
  const { network, answer, values } = pretendFormBackend();
  let posted: [string, string][] = [];
  beforeEach(async () => {
    await emptyDatabase();
    posted = [];
    answer();
    network.use(
      http.post('/take', async ({ request }) => {
        posted = [...new URLSearchParams(await request.text())];
        return HttpResponse.json({ ok: true });
      }),
    );
  });

  async function open(inside: string, action = '') {
    const element = await place<Form>(
      `<sq-form form-id="f" remember="false"><form method="post" ${action}>${inside}</form></sq-form>`,
    );
    await until(() => element.querySelector('form')!.noValidate);
    return element;
  }
  async function send(element: Form, button = element.querySelector('button')!) {
    const done = nextEvent(element, 'sq-submit-success');
    button.click();
    await done;
  }
  /** Sends the same form to the platform, and to an action of its own: the JSON, and whether the post is the browser's. */
  async function sent(inside: string, prepare: (form: HTMLFormElement) => unknown = () => {}, selector = 'button') {
    const owned = await open(inside, 'action="/take"');
    const form = owned.querySelector('form')!;
    await prepare(form);
    const button = owned.querySelector<HTMLButtonElement>(selector)!;
    const wanted = [...new FormData(form, button)].map(([name, value]) => [name, value as string]);
    await send(owned, button);
    expect(posted, 'the post').to.deep.equal(wanted);
    const element = await open(inside);
    await prepare(element.querySelector('form')!);
    await send(element, element.querySelector<HTMLButtonElement>(selector)!);
    return values();
  }
  const onFormData = (add: (data: FormData) => void) => (form: HTMLFormElement) =>
    form.addEventListener('formdata', ({ formData }) => add(formData));

  it('components: one value, several, none', async () => {
    const inside = `<input name="a" value="1"><open-stars name="stars" value="3"></open-stars>
      <open-stars name="many" value="x"></open-stars><open-stars value="no name"></open-stars>
      <silent-stars name="off" value="1" disabled></silent-stars><button>Send</button>`;
    const many = new FormData();
    many.append('many', 'one');
    many.append('many', 'two');
    expect(await sent(inside, (form) => form.querySelector<OpenStars>('[name=many]')!.choose(many))).to.deep.equal({
      a: '1',
      stars: '3',
      many: ['one', 'two'],
    });
  });
  it('directions of texts', async () => {
    expect(
      await sent(
        '<input name="q" value="שלום" dir="auto" dirname="q.dir"><textarea name="t" dirname="t-dir">x</textarea><button>Send</button>',
      ),
    ).to.deep.equal({ q: 'שלום', 'q.dir': 'rtl', t: 'x', 't-dir': 'ltr' });
  });
  it('the place where an image button was pressed', async () => {
    const inside = '<input name="a" value="1"><input type="image" name="map" alt="Go" src="data:,">';
    expect(await sent(inside, undefined, '[type=image]')).to.deep.equal({ a: '1', 'map.x': '0', 'map.y': '0' });
  });
  it('entries that a listener of "formdata" adds, changes and takes away', async () => {
    const inside = `<input name="phone" value="030 12"><input name="gone" value="1"><input type="checkbox" name="tags" value="x" checked>
      <input type="hidden" name="token" value=""><button>Send</button>`;
    const change = onFormData((data) => {
      data.set('phone', '+493012');
      data.delete('gone');
      data.append('tags', 'y');
      data.set('token', 'abc');
      data.append('extra', 'one');
      data.append('extra', 'two');
    });
    expect(await sent(inside, change)).to.deep.equal({
      phone: '+493012',
      gone: '',
      tags: ['x', 'y'],
      token: 'abc',
      extra: ['one', 'two'],
    });
  });
  it('entries that a listener of "sq-submit" changes', async () => {
    const element = await open('<input name="page" value=""><button>Send</button>');
    element.addEventListener('sq-submit', ({ detail }) => {
      detail.formData.set('page', '/here');
      detail.formData.append('more', '1');
    });
    await send(element);
    expect(values()).to.deep.equal({ page: '/here', more: '1' });
  });
  it('several hidden controls of one name, as lists of tags make them', async () => {
    const tag = (value: string) => `<input type="hidden" name="tags[]" value="${value}">`;
    expect(await sent(`${tag('a')}${tag('b')}<button>Send</button>`)).to.deep.equal({ 'tags[]': ['a', 'b'] });
  });
  it('a choice with a text for "other", and several dates of one name', async () => {
    const inside = `<input type="radio" name="hue" value="other" checked><input type="radio" name="hue" value="red"><input name="hue">
      <input type="date" name="day" value="2026-03-05"><input type="date" name="day" value="2026-03-06"><button>Send</button>`;
    const type = async (form: HTMLFormElement) => {
      form.querySelector<HTMLElement>('[name=hue]:not([type])')!.focus();
      await sendKeys({ type: 'sand' });
    };
    expect(await sent(inside, type)).to.deep.equal({ hue: ['other', 'sand'], day: ['2026-03-05', '2026-03-06'] });
    expect(await sent(inside)).to.include({ hue: 'other' });
  });
  it('the pressed button, beside a hidden control of its name', async () => {
    const inside = '<input type="hidden" name="do" value=""><button name="do" value="save">Save</button>';
    expect(await sent(inside)).to.deep.equal({ do: 'save' });
  });
  it('_charset_, and names that are like those of captchas but for the token', async () => {
    const inside = '<input type="hidden" name="_charset_"><input name="recaptcha" value="1"><button>Send</button>';
    expect(await sent(inside)).to.deep.equal({ _charset_: 'UTF-8', recaptcha: '1' });
  });
  it('files that a listener of "formdata" adds: the form is posted where it may carry files', async () => {
    const add = onFormData((data) => data.append('cv', new File(['x'], 'cv.txt')));
    const element = await place<Form>(
      '<sq-form remember="false"><form method="post" enctype="multipart/form-data" action="/api/form/submit/cv"><input name="a"><button>Send</button></form></sq-form>',
    );
    await until(() => element.querySelector('form')!.noValidate);
    add(element.querySelector('form')!);
    const isPosted = new Promise((resolve) =>
      element.addEventListener('submit', (event) => {
        if (event.defaultPrevented) return;
        event.preventDefault();
        resolve(true);
      }),
    );
    element.querySelector('button')!.click();
    expect(await isPosted).to.equal(true);
  });
});
