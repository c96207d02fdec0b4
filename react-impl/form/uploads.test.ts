import { expect } from '@open-wc/testing';
import { inShadow, nextEvent, place, until } from '../../shared/testing/fixture.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase, pretend } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import { pretendFormBackend } from './testing/form-backend.js';

type Form = ElementOf<typeof form>;
type Answer = () => Response | Promise<Response>;

const REPAIR = `<sq-form form-id="repair">
  <form action="/api/form/submit/repair" method="post" enctype="multipart/form-data">
  <p><label>Piece <input name="piece"></label></p>
  <p><label>Photographs <input type="file" name="photos" multiple></label></p>
  <p><label>Receipt <input type="file" name="receipt"></label></p>
  <button>Send</button></form></sq-form>`;

const LONG = `Schüssel & ${'Bruchstück'.repeat(9)}.jpg`;
const photo = (name = 'bowl.jpg', content = 'x'.repeat(500)) => new File([content], name, { type: 'image/jpeg' });

describe('files that are uploaded by a form', () => {
  const { network, keys, saves, answer, values } = pretendFormBackend();
  const sent: { readonly name: string | null; readonly url: URL; readonly request: Request; readonly body: string }[] =
    [];
  let element: Form;
  let restore = () => {};
  beforeEach(async () => {
    sent.length = 0;
    await emptyDatabase();
    answer();
    element = await place<Form>(REPAIR);
    input('piece').value = 'a bowl';
  });
  afterEach(() => {
    restore();
    restore = () => {};
  });

  /** Answers uploads, one after the other; the last answer is for all that follow. */
  function answerUploads(...answers: Answer[]) {
    network.use(
      http.post('/api/form/uploads', async ({ request }) => {
        const url = new URL(request.url);
        sent.push({ url, name: url.searchParams.get('name'), request: request.clone(), body: await request.text() });
        const respond = answers[Math.min(sent.length, answers.length) - 1];
        return respond ? respond() : HttpResponse.json({ id: `id-${sent.length}` });
      }),
    );
  }
  const arrives: Answer = () => HttpResponse.json({ id: `id-${sent.length}` });
  const input = (name = 'photos') => element.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  function choose(files: File[], name?: string) {
    const list = new DataTransfer();
    for (const each of files) list.items.add(each);
    input(name).files = list.files;
    input(name).dispatchEvent(new Event('change', { bubbles: true }));
  }
  const send = () => element.querySelector<HTMLButtonElement>('form > button')!.click();
  async function succeed() {
    const done = nextEvent(element, 'sq-submit-success');
    send();
    await done;
  }
  async function fail() {
    const failed = nextEvent(element, 'sq-submit-error');
    send();
    await failed;
    await until(() => !isSending());
  }
  const box = () => element.querySelector<HTMLElement>('.sq-form-uploads');
  const isSending = () => box() !== null;
  const messageAt = (name = 'photos') =>
    document.getElementById(input(name).getAttribute('aria-describedby') ?? '')?.textContent;
  /** An upload that does not end before `open` is called. */
  function gate() {
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { open, answer: async () => (await opened, arrives()) };
  }

  it('arrive before the submission, which has their ids', async () => {
    answerUploads();
    choose([photo(LONG), photo('b.jpg', 'second')]);
    choose([new File(['%PDF'], 'r.odd')], 'receipt');
    await succeed();
    expect(sent.map(({ name }) => name)).to.deep.equal([LONG, 'b.jpg', 'r.odd']);
    expect(sent.map(({ url }) => url.searchParams.get('field'))).to.deep.equal(['photos', 'photos', 'receipt']);
    expect(sent.every(({ url }) => url.searchParams.get('formId') === 'repair')).to.equal(true);
    expect(sent.map(({ request }) => request.headers.get('content-type'))).to.deep.equal([
      'image/jpeg',
      'image/jpeg',
      'application/octet-stream',
    ]);
    expect(sent[1]!.body).to.equal('second');
    expect(new Set(sent.map(({ request }) => request.headers.get('idempotency-key'))).size).to.equal(3);
    expect(values()).to.deep.equal({ piece: 'a bowl', photos: ['id-1', 'id-2'], receipt: ['id-3'] });
    expect(saves).to.have.length(1);
  });

  it('are not needed: without one nothing is uploaded', async () => {
    answerUploads();
    await succeed();
    expect(sent).to.have.length(0);
    expect(values()).to.deep.equal({ piece: 'a bowl' });
  });

  it('are shown while they are sent, by name, and can be cancelled without a loss', async () => {
    const first = gate();
    answerUploads(first.answer, arrives);
    choose([photo(LONG)]);
    send();
    await until(isSending);
    await until(() => sent.length === 1);
    const bar = box()!.querySelector('progress')!;
    expect(bar.getAttribute('aria-label')).to.equal(`Sending ${LONG}`);
    expect(box()!.querySelector('[role=status]')!.textContent).to.equal(`Sending ${LONG}`);
    expect(box()!.textContent).to.match(/jpg, \d+ %/);
    const cancel = box()!.querySelector('button')!;
    expect(cancel.textContent).to.equal('Cancel');
    await expect(box()).to.be.accessible();
    cancel.focus();
    cancel.click();
    await until(() => !isSending());
    expect(element.querySelector('form')!.hasAttribute('aria-busy'), 'is locked').to.equal(false);
    first.open();
    expect(document.activeElement).to.equal(element.querySelector('form > button'));
    expect(keys).to.have.length(0);
    expect([input('piece').value, input().files!.length]).to.deep.equal(['a bowl', 1]);
    await succeed();
    const [a, b] = sent.map(({ request }) => request.headers.get('idempotency-key'));
    expect(a).to.equal(b);
    expect(values()['photos']).to.deep.equal(['id-2']);
  });

  it('stop when the form is removed', async () => {
    const first = gate();
    answerUploads(first.answer);
    choose([photo()]);
    send();
    await until(() => sent.length === 1);
    const holder = box();
    element.remove();
    await until(() => !holder!.isConnected && !element.querySelector('.sq-form-uploads'));
    first.open();
    expect(saves).to.have.length(0);
  });

  it('that do not arrive leave a message at their field, and those that have arrived are not sent again [TXT-033]', async () => {
    answerUploads(arrives, () => new HttpResponse(null, { status: 500 }), arrives);
    choose([photo('a.jpg'), photo('b.jpg')]);
    await fail();
    expect(messageAt()).to.equal('There was a problem while uploading your file.');
    expect(inShadow(element, '[part=banner-above]')!.textContent).to.contain('Photographs');
    expect([input('piece').value, input().files!.length, keys.length]).to.deep.equal(['a bowl', 2, 0]);
    await succeed();
    expect(sent.map(({ name }) => name)).to.deep.equal(['a.jpg', 'b.jpg', 'b.jpg']);
    expect(sent[1]!.request.headers.get('idempotency-key')).to.equal(sent[2]!.request.headers.get('idempotency-key'));
    expect(values()['photos']).to.deep.equal(['id-1', 'id-3']);
  });

  it('whose connection is lost say so at their field [TXT-027]', async () => {
    answerUploads(() => HttpResponse.error());
    choose([photo()], 'receipt');
    await fail();
    expect(messageAt('receipt')).to.equal('File upload failed to complete');
  });

  it('that the server refuses have its words', async () => {
    const error = 'The file bowl.jpg does not appear to be a supported file';
    answerUploads(() => HttpResponse.json({ error }, { status: 415 }));
    choose([photo()]);
    await fail();
    expect(messageAt()).to.equal(error);
  });

  it('are kept by the server when the submission itself fails, unless it has lost one', async () => {
    answerUploads();
    let status = 500;
    answer(() => (status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status })));
    let body: object = {};
    choose([photo()]);
    await fail();
    [status, body] = [400, { errors: { photos: 'Where is it?' } }];
    await fail();
    expect(sent).to.have.length(1);
    expect(messageAt()).to.equal('Where is it?');
    status = 204;
    await succeed();
    expect(sent).to.have.length(2);
    expect(values()['photos']).to.deep.equal(['id-2']);
  });

  it('are sent anew with the next submission', async () => {
    answerUploads();
    const file = photo();
    choose([file]);
    await succeed();
    await element.reset();
    choose([file]);
    await succeed();
    expect(sent).to.have.length(2);
    expect(saves[0]!.request.headers.get('idempotency-key')).not.to.equal(
      saves[1]!.request.headers.get('idempotency-key'),
    );
  });

  it('do not wait for a network: the form says that they are not kept', async () => {
    answerUploads();
    restore = pretend(navigator, 'onLine', false);
    network.use(http.post('*', () => (navigator.onLine ? undefined : HttpResponse.error())));
    choose([photo()]);
    await fail();
    expect(inShadow(element, '[part=banner-above]')!.textContent).to.contain('files are not kept on this device');
    expect([sent.length, keys.length, input().files!.length]).to.deep.equal([0, 0, 1]);
    restore();
    await succeed();
    expect(sent).to.have.length(1);
  });

  it('are posted by the browser where the server takes no uploads', async () => {
    answerUploads(() => new HttpResponse(null, { status: 404 }));
    const posted = new Promise<FormData>((resolve) => {
      const take = (event: SubmitEvent) => {
        if (event.defaultPrevented) return;
        // Posted, it would replace the page of the tests.
        event.preventDefault();
        removeEventListener('submit', take);
        resolve(new FormData(event.target as HTMLFormElement));
      };
      addEventListener('submit', take);
    });
    choose([photo()]);
    send();
    expect((await posted).getAll('photos')).to.have.length(1);
    expect(saves).to.have.length(0);
  });
});
