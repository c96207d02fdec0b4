import { expect } from '@open-wc/testing';
import { nextEvent, place, settled, until } from '../../shared/testing/fixture.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';

type Form = ElementOf<typeof form>;

const REPAIR = `<sq-form form-id="repair" remember="false">
  <form action="/api/form/submit/repair" method="post" enctype="multipart/form-data">
  <p><label>Photographs <input type="file" name="photos" multiple required accept="image/jpeg, .PNG, video/*"
    data-sq-max-files="2" data-sq-max-bytes="2500"></label></p>
  <p><label>Receipt <input type="file" name="receipt"></label></p>
  <button>Send</button></form></sq-form>`;

const file = (name: string, type = '', bytes = 10) => new File(['x'.repeat(bytes)], name, { type });

describe('files in a form', () => {
  let element: Form;
  beforeEach(async () => {
    await emptyDatabase();
    element = await place<Form>(REPAIR);
  });
  const input = (name = 'photos') => element.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  function choose(...files: File[]) {
    const list = new DataTransfer();
    for (const each of files) list.items.add(each);
    input().files = list.files;
    for (const type of ['input', 'change']) input().dispatchEvent(new Event(type, { bubbles: true }));
  }
  const send = () => element.querySelector<HTMLButtonElement>('form > button')!.click();
  /** The message at the field, to which it refers. */
  async function refusal() {
    const failed = nextEvent(element, 'sq-submit-error');
    send();
    await failed;
    await until(() => input().getAttribute('aria-invalid') === 'true');
    return document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent;
  }
  /** What the browser would post. */
  async function posted() {
    const sent = new Promise<FormData>((resolve, reject) => {
      const end = new AbortController();
      const { signal } = end;
      const refuse = ({ detail }: CustomEvent<{ message: string }>) => {
        end.abort();
        reject(new Error(detail.message));
      };
      element.addEventListener('sq-submit-error', refuse, { signal });
      const take = (event: SubmitEvent) => {
        if (event.defaultPrevented) return;
        // Posted, it would replace the page of the tests.
        event.preventDefault();
        end.abort();
        resolve(new FormData(event.target as HTMLFormElement));
      };
      addEventListener('submit', take, { signal });
    });
    send();
    return sent;
  }

  it('are missed where one is required, until one is chosen', async () => {
    expect(await refusal()).to.equal('This field is required.');
    choose(file('a.jpg', 'image/jpeg'));
    await until(() => input().getAttribute('aria-invalid') !== 'true');
    expect(input('receipt').hasAttribute('aria-describedby')).to.equal(false);
  });

  const long = `${'Schüsselbruchstück'.repeat(5)}.exe`;
  const refused: [string, File[], string][] = [
    [
      'of another type are not sent, and the field says why [TXT-035]',
      [file('a.jpg', 'image/jpeg'), file(long, 'application/x-msdownload')],
      `The file ${long} does not appear to be a supported file`,
    ],
    [
      'that are too large are not sent, and the field says why [TXT-034]',
      [file('a.png', 'image/png', 2501)],
      `The file a.png is too large. The maximum allowed file size is ${(2.5).toLocaleString()} kB.`,
    ],
    [
      'that are too many are not sent, and the field says why',
      [file('a.png', 'image/png'), file('b.png', 'image/png'), file('c.png', 'image/png')],
      'No more than 2 files can be sent here.',
    ],
    [
      'with a name that has the right ending within it are not sent',
      [file('a.png.html', 'text/html')],
      'The file a.png.html does not appear to be a supported file',
    ],
  ];
  for (const [what, files, message] of refused)
    it(what, async () => {
      choose(...files);
      expect(await refusal()).to.equal(message);
    });
  const jpeg = file('bowl.jpg', 'image/jpeg');
  const pdf = file('plan.pdf', 'application/pdf');
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  /** Lists of pages on the web, and files that are sent by a form without the kit. */
  const sent: [string, ...File[]][] = [
    ['jpg,png', jpeg, file('b.PNG', 'image/png'), file('scan.heic')],
    ['*.pdf', pdf, file('plan.PDF', 'application/x-pdf')],
    ['image/jpg', jpeg, file('IMG_2.JPEG', 'image/jpeg'), file('c.jpe', 'image/pjpeg')],
    ['pdf, .docx', pdf, file('letter.docx'), file('letter.docx', docx)],
    [' .PDF ,, Image/PNG ', file('plan.Pdf', 'application/pdf'), file('b.png', 'image/png')],
    ['.jpg', file('a.jpeg', 'image/jpeg'), file('1000021', 'image/jpeg'), file('1000022')],
    ['.jpeg', jpeg, file('IMG_6.JPG')],
    ['', pdf, file('x.odd', 'application/x-odd')],
    ['.heic', file('IMG_7', 'image/heic'), file('IMG_8.HIF', 'image/heif')],
    ['image/*', jpeg, file('IMG_3.HEIC'), file('IMG_4.HEIC', 'application/octet-stream'), file('d.png', 'text/plain')],
    ['image/*', file('shot.dng', 'application/octet-stream'), file('shot.dng')],
    ['image/*;capture=camera', jpeg, pdf],
    ['image/png;image/jpeg', jpeg],
    ['.jpg .png', jpeg],
    ['*', pdf],
    ['*/*', pdf, file('x.odd', 'application/x-odd')],
    ['images', jpeg],
    ['application/pdf', pdf, file('plan.pdf'), file('plan.pdf', 'application/force-download')],
    ['application/dicom', file('scan.dcm'), file('scan', 'application/x-dcm')],
    ['text/csv', file('list.csv', 'application/vnd.ms-excel')],
    ['audio/mp3', file('song.mp3', 'audio/mpeg')],
    ['.doc,.docx', file('letter.DOCX'), file('letter', docx)],
    ['.tar.gz', file('all.tar.gz', 'application/gzip'), file('ALL.TAR.GZ', 'application/gzip')],
  ];
  for (const [accept, ...files] of sent)
    it(`are sent that are chosen by accept="${accept}", as without the kit`, async () => {
      element.removeAttribute('form-id');
      input().accept = accept;
      delete input().dataset['sqMaxFiles'];
      await settled(element);
      choose(...files);
      const data = await posted();
      expect(data.getAll('photos').map((each) => (each as File).name)).to.deep.equal(files.map(({ name }) => name));
    });
  /** All of the list is understood, and the file is another by its name and its type. */
  const others: [string, File][] = [
    ['image/jpeg,image/png', file('a.gif', 'image/gif')],
    ['image/*', pdf],
    ['image/jpg', pdf],
    ['.doc,.docx', pdf],
    ['.jpg', file('scan.heic')],
    ['video/*,.pdf', jpeg],
    ['audio/*', jpeg],
    ['.pdf,,', jpeg],
    ['.PDF, Image/PNG', jpeg],
    ['.pdf', file('scan', 'image/jpeg')],
    ['.jpg', file('scan.heic', 'application/octet-stream')],
    ['.tar.gz', file('all.gz', 'application/gzip')],
  ];
  for (const [accept, other] of others)
    it(`are not sent that are something else than accept="${accept}" (${other.name})`, async () => {
      input().accept = accept;
      choose(other);
      expect(await refusal()).to.equal(`The file ${other.name} does not appear to be a supported file`);
    });
  it('are posted by the browser where the form has no id, also of a type that it does not know', async () => {
    element.removeAttribute('form-id');
    await settled(element);
    choose(file('a.PNG', 'image/x-odd', 2500), file('IMG_1.heic'));
    const data = await posted();
    expect(data.getAll('photos').map((each) => (each as File).name)).to.deep.equal(['a.PNG', 'IMG_1.heic']);
  });
});
