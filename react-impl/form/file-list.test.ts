import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { nextEvent, place, until, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };
import { pretendFormBackend } from './testing/form-backend.js';

type Form = ElementOf<typeof form>;

const REPAIR = `<sq-form form-id="repair" remember="false">
  <form action="/api/form/submit/repair" method="post" enctype="multipart/form-data">
  <div><label>Photographs <input type="file" name="photos" multiple accept="image/*" data-sq-max-bytes="2500"></label></div>
  <div data-sq-drop><p>Onto here</p><label>Receipt <input type="file" name="receipt"></label></div>
  <button>Send</button></form></sq-form>`;

const photo = (name: string, bytes = 1200, type = 'image/jpeg') => new File(['x'.repeat(bytes)], name, { type });
const transferOf = (files: readonly File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};

describe('the list of chosen files', () => {
  const { network, answer, values } = pretendFormBackend();
  let element: Form;
  before(() => withPageSheet(sheet));
  beforeEach(async () => {
    await emptyDatabase();
    await open(REPAIR);
  });

  async function open(html: string) {
    element = await place<Form>(html);
    // The code of the list is there.
    await until(() => statusOf());
    // Whatever is focused loads the code that knows sizes and problems.
    input().focus();
  }
  const input = (name = 'photos') => element.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const boxOf = (name: string) => input(name).closest('label')!.parentElement!;
  const statusOf = (name = 'photos') => boxOf(name).querySelector('.sq-form-files-status');
  const list = (name = 'photos') => boxOf(name).querySelector<HTMLElement>('.sq-form-files')!;
  const lines = (name = 'photos') => [...list(name).querySelectorAll<HTMLElement>('li')];
  const names = (name = 'photos') => lines(name).map((line) => line.querySelector('bdi')!.textContent);
  const chosen = (name = 'photos') => [...input(name).files!].map((file) => file.name);
  async function choose(files: readonly File[], name = 'photos') {
    input(name).files = transferOf(files).files;
    for (const type of ['input', 'change']) input(name).dispatchEvent(new Event(type, { bubbles: true }));
    await until(() => lines(name).length === files.length);
  }
  function drag(type: string, target: Element, files: readonly File[]) {
    const event = new DragEvent(type, {
      bubbles: true,
      cancelable: true,
      composed: true,
      dataTransfer: transferOf(files),
    });
    target.dispatchEvent(event);
    return event;
  }

  it('is not there before one is chosen, and does not move the form', () => {
    expect(list().checkVisibility()).to.equal(false);
    expect([...boxOf('photos').children].at(-1)!.getBoundingClientRect().height).to.be.at.most(1);
    const plain = boxOf('photos').cloneNode(true) as Element;
    plain.querySelectorAll('[class]').forEach((each) => each.remove());
    boxOf('photos').after(plain);
    expect(boxOf('photos').getBoundingClientRect().height).to.equal(plain.getBoundingClientRect().height);
  });
  it('has name and size of each, and a button that names it', async () => {
    await choose([photo('a.jpg'), photo('b.jpg', 5)]);
    expect(list().ariaLabel).to.equal('Chosen files');
    expect(lines().map(({ firstElementChild }) => firstElementChild!.textContent)).to.deep.equal([
      `a.jpg ${(1.2).toLocaleString()} kB`,
      'b.jpg 5 bytes',
    ]);
    const [first] = lines();
    expect(first!.querySelector('button')!.ariaLabel).to.equal('Remove a.jpg');
    expect(first!.querySelector('button')!.getBoundingClientRect().height).to.be.at.least(24);
    // What the control itself says is not said again.
    expect(statusOf()!.textContent).to.equal('');
    await expect(element).to.be.accessible();
  });
  it('says what is wrong with a file, at once and once', async () => {
    await choose([photo('a.jpg'), photo('large.jpg', 2501), photo('b.exe', 5, 'application/x-msdownload')]);
    const large = `The file large.jpg is too large. The maximum allowed file size is ${(2.5).toLocaleString()} kB.`;
    const odd = 'The file b.exe does not appear to be a supported file';
    expect(lines().map((line) => line.querySelector('.sq-file-problem')?.textContent)).to.deep.equal([
      undefined,
      large,
      odd,
    ]);
    expect(statusOf()!.textContent).to.equal(`${large} ${odd}`);
    await expect(element).to.be.accessible();
  });
  it('removes one by the keyboard; the focus goes to the next, and at the end to the control', async () => {
    await choose([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
    let changes = 0;
    input().addEventListener('change', () => changes++);
    lines()[1]!.querySelector('button')!.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => lines().length === 2);
    expect([names(), chosen()]).to.deep.equal([
      ['a.jpg', 'c.jpg'],
      ['a.jpg', 'c.jpg'],
    ]);
    expect(changes).to.equal(1);
    expect(statusOf()!.textContent).to.equal('b.jpg was removed.');
    expect(document.activeElement).to.equal(lines()[1]!.querySelector('button'));
    await sendKeys({ press: 'Enter' });
    await until(() => lines().length === 1);
    expect(document.activeElement).to.equal(lines()[0]!.querySelector('button'));
    await sendKeys({ press: 'Enter' });
    await until(() => !list().checkVisibility());
    expect(chosen()).to.deep.equal([]);
    expect(document.activeElement).to.equal(input());
    expect(statusOf()!.textContent).to.equal('a.jpg was removed.');
  });
  it('removes only one of two files that are alike', async () => {
    await choose([photo('a.jpg'), photo('a.jpg')]);
    lines()[0]!.querySelector('button')!.click();
    await until(() => lines().length === 1);
    expect(chosen()).to.deep.equal(['a.jpg']);
  });
  it('is empty when the form is', async () => {
    await choose([photo('a.jpg')]);
    await element.reset();
    await until(() => !list().checkVisibility());
  });
  it('takes files that are dropped onto the label, beside those that are there', async () => {
    await choose([photo('a.jpg')]);
    const label = input().closest('label')!;
    expect(drag('dragover', label, [photo('b.jpg')]).defaultPrevented).to.equal(true);
    expect(label.classList.contains('sq-drop-here')).to.equal(true);
    expect(drag('drop', label, [photo('b.jpg'), photo('c.jpg')]).defaultPrevented).to.equal(true);
    expect(label.hasAttribute('class')).to.equal(false);
    await until(() => lines().length === 3);
    expect(chosen()).to.deep.equal(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(statusOf()!.textContent).to.equal('Added: b.jpg, c.jpg');
  });
  it("takes one where the control takes one, in the author's area", async () => {
    const area = element.querySelector('[data-sq-drop]')!;
    drag('drop', area.querySelector('p')!, [photo('r.pdf'), photo('s.pdf')]);
    drag('drop', area.querySelector('p')!, [photo('t.pdf')]);
    await until(() => names('receipt').join() === 't.pdf');
    expect([chosen('receipt'), chosen()]).to.deep.equal([['t.pdf'], []]);
  });
  it('leaves other drops to the browser: texts, and files beside the fields', () => {
    const text = new DataTransfer();
    text.setData('text/plain', 'a');
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: text });
    input().closest('label')!.dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
    const button = element.querySelector('form > button')!;
    expect(drag('drop', button, [photo('a.jpg')]).defaultPrevented).to.equal(false);
    expect(drag('dragover', button, [photo('a.jpg')]).defaultPrevented).to.equal(false);
  });
  it('is no longer marked when the files are held over something else', () => {
    const label = input().closest('label')!;
    drag('dragover', label, [photo('b.jpg')]);
    label.dispatchEvent(new DragEvent('dragleave', { bubbles: true, relatedTarget: document.body }));
    expect(label.classList.contains('sq-drop-here')).to.equal(false);
  });
  for (const dir of ['ltr', 'rtl'])
    it(`fits into 320 px with long names, ${dir}`, async () => {
      await open(`<div dir="${dir}" style="inline-size:320px">${REPAIR}</div>`);
      await choose([
        photo(`${'Schüsselbruchstück'.repeat(12)}.jpg`),
        photo('صورة الإناء المكسور.jpg'),
        photo('b.exe', 5, 'x/y'),
      ]);
      const [left, right] = [element.getBoundingClientRect().left, element.getBoundingClientRect().right];
      for (const each of list().querySelectorAll('*')) {
        const box = each.getBoundingClientRect();
        expect([box.left >= left - 0.5, box.right <= right + 0.5], each.localName).to.deep.equal([true, true]);
      }
      // The button is at the end of its line.
      const line = lines()[1]!.getBoundingClientRect();
      const button = lines()[1]!.querySelector('button')!.getBoundingClientRect();
      expect(dir === 'rtl' ? button.left - line.left : line.right - button.right).to.be.closeTo(0, 1);
    });

  describe('while files are sent', () => {
    it('nothing can be removed or dropped; after a failure one can be removed, and what has arrived is not sent again', async () => {
      const sent: string[] = [];
      let fail = () => {};
      const failing = new Promise<void>((resolve) => (fail = resolve));
      network.use(
        http.post('/api/form/uploads', async ({ request }) => {
          const name = new URL(request.url).searchParams.get('name')!;
          sent.push(name);
          if (name === 'b.jpg') {
            await failing;
            return new HttpResponse(null, { status: 500 });
          }
          return HttpResponse.json({ id: `id of ${name}` });
        }),
      );
      answer();
      await choose([photo('a.jpg'), photo('b.jpg')]);
      const failed = nextEvent(element, 'sq-submit-error');
      const send = () => element.querySelector<HTMLButtonElement>('form > button')!.click();
      send();
      await until(() => sent.length === 2);
      lines()[0]!.querySelector('button')!.click();
      drag('drop', input().closest('label')!, [photo('c.jpg')]);
      expect(chosen()).to.deep.equal(['a.jpg', 'b.jpg']);
      fail();
      await failed;
      await until(() => !element.querySelector('[aria-busy]'));
      lines()[1]!.querySelector('button')!.click();
      await until(() => lines().length === 1);
      const done = nextEvent(element, 'sq-submit-success');
      send();
      await done;
      expect(sent).to.deep.equal(['a.jpg', 'b.jpg']);
      expect(values()['photos']).to.deep.equal(['id of a.jpg']);
    });
  });

  it('is there for a file field of a list, whose form is posted with its files without script', async () => {
    const fields = [
      {
        id: 'photos',
        type: 'file',
        title: 'Photographs',
        required: true,
        multiple: true,
        accept: 'image/*,.pdf',
        maxFiles: 2,
        maxBytes: 2500,
      },
    ];
    element = await place<Form>(`<sq-form form-id="repair" fields='${JSON.stringify(fields)}'></sq-form>`);
    const control = input();
    expect([control.type, control.multiple, control.required, control.accept]).to.deep.equal([
      'file',
      true,
      true,
      'image/*,.pdf',
    ]);
    expect(element.querySelector('form')!.enctype).to.equal('multipart/form-data');
    const field = control.closest('.sq-field')!;
    await until(() => field.querySelector('[role=status]'));
    drag('drop', field, [photo('a.jpg'), photo('b.jpg'), photo('large.jpg', 2501)]);
    await until(() => field.querySelectorAll('li').length === 3);
    expect(field.querySelectorAll('.sq-file-problem')).to.have.length(1);
    const failed = nextEvent<CustomEvent<{ errors: object }>>(element, 'sq-submit-error');
    await element.submit();
    expect((await failed).detail.errors).to.deep.equal({ photos: 'No more than 2 files can be sent here.' });
    await expect(element).to.be.accessible();
  });
});
