import type { FormDefinition } from '../forms/form-definitions.js';
import type { Suite, Visitor, World } from './contract.js';
import { keyFor, payload, SAVE } from './form-calls.js';

const UPLOADS = '/api/form/uploads';
const DAY_MS = 86_400_000;
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const HTML = [...new TextEncoder().encode('<!doctype html><script>alert(1)</script>')];

const REPAIR: FormDefinition = {
  id: 'repair',
  fields: {
    email: { kind: 'email', required: 'always' },
    photos: { kind: 'file', required: 'always', accept: 'image/jpeg,.png', maxBytes: 2_500_000, maxFiles: 2 },
    notes: { kind: 'file', accept: 'text/plain,.docx', maxBytes: 1000 },
    // As owners write it.
    plans: { kind: 'file', accept: 'image/jpg png, *.pdf' },
    extras: { kind: 'file', accept: 'pictures' },
  },
};
const OPTIONS = { forms: [REPAIR, { id: 'contact', fields: {} }] };

/** A file of this many bytes that begins with these. */
function fileOf(length: number, head: readonly number[] = JPEG): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  bytes.set(head.slice(0, length));
  return bytes;
}

interface Sent {
  readonly name?: string;
  readonly type?: string;
  readonly field?: string;
  readonly formId?: string;
  readonly key?: string;
  readonly bytes?: Uint8Array<ArrayBuffer>;
}
async function upload(visitor: Visitor, sent: Sent = {}) {
  const {
    name = 'bowl.jpg',
    type = 'image/jpeg',
    field = 'photos',
    formId = 'repair',
    key,
    bytes = fileOf(100),
  } = sent;
  if (!visitor.cookies.has('crumb')) await visitor.get('/api/nothing');
  const query = new URLSearchParams({ formId, field, name });
  return visitor.raw(`${UPLOADS}?${query}`, {
    method: 'POST',
    headers: {
      'content-type': type,
      'x-csrf-token': visitor.cookies.get('crumb') ?? '',
      ...(key && { 'idempotency-key': key }),
    },
    body: bytes,
  });
}
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;
const errorOf = async (response: Response) => ((await response.json()) as { error: string }).error;

const EMAIL = { email: 'ada@example.com' };
async function submit(visitor: Visitor, values: object) {
  return visitor.send('POST', SAVE, payload(await keyFor(visitor), { ...EMAIL, ...values }, { formId: 'repair' }));
}

interface File {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly href: string;
}
const filesOf = async (world: World) => ((await world.submissions())[0]?.['files'] ?? []) as File[];

const NUL = '00000000-0000-4000-8000-00000000000';

interface Part {
  readonly name: string;
  readonly filename?: string;
  readonly type?: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}
/** A multipart body as browsers write it. */
function multipart(visitor: Visitor, parts: readonly Part[]) {
  const boundary = '----line-between';
  const body = new Blob([
    ...parts.flatMap(({ name, filename, type = 'application/octet-stream', content }) => [
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
      filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: ${type}`,
      '\r\n\r\n',
      content,
      '\r\n',
    ]),
    `--${boundary}--\r\n`,
  ]);
  return visitor.raw('/api/form/submit/repair', {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body,
  });
}
const email: Part = { name: 'email', content: 'ada@example.com' };
const photo = (more: Partial<Part> = {}): Part => ({
  name: 'photos',
  filename: 'bowl.jpg',
  type: 'image/jpeg',
  content: fileOf(50_000),
  ...more,
});

export function uploadSuite(suite: Suite) {
  byScript(suite);
  refused(suite);
  withoutScript(suite);
}

function byScript({ assert, check }: Suite) {
  check(
    'a file is sent once, named by a submission once, and downloaded by the owner only',
    async (world) => {
      const visitor = world.visitor();
      const bytes = fileOf(70_000);
      const id = await idOf(await upload(visitor, { name: 'C:\\pots\\Schüssel "blau".jpg', bytes }));
      assert.strictEqual((await submit(visitor, { photos: [id] })).status, 204);
      const [file] = await filesOf(world);
      assert.deepEqual([file?.name, file?.type, file?.size], ['Schüssel _blau_.jpg', 'image/jpeg', 70_000]);
      assert.deepEqual((await world.submissions())[0]?.['form'], { ...EMAIL, photos: ['Schüssel _blau_.jpg'] });

      const again = await submit(visitor, { photos: [id] });
      assert.strictEqual(again.status, 400);
      assert.deepEqual(await again.json(), {
        errors: { photos: 'There was a problem while uploading your file.' },
      });
      const href = file?.href ?? '';
      const download = await (await world.owner()).get(href);
      assert.strictEqual(download.headers.get('content-type'), 'application/octet-stream');
      assert.strictEqual(download.headers.get('x-content-type-options'), 'nosniff');
      assert.strictEqual(
        download.headers.get('content-disposition'),
        "attachment; filename*=UTF-8''Sch%C3%BCssel%20_blau_.jpg",
      );
      assert.deepEqual(new Uint8Array(await download.arrayBuffer()), bytes);
      assert.strictEqual((await (await world.owner()).get(`${href.slice(0, -1)}x`)).status, 404);
    },
    OPTIONS,
  );
  check(
    'a retry with the same key has the same file, and a file of another form or field is none of this one',
    async (world) => {
      const visitor = world.visitor();
      const id = await idOf(await upload(visitor, { key: `${NUL}1` }));
      assert.strictEqual(await idOf(await upload(visitor, { key: `${NUL}1` })), id);
      assert.ok((await idOf(await upload(visitor, { key: `${NUL}2` }))) !== id);
      const notes = { field: 'notes', name: 'a.txt', type: 'text/plain', bytes: fileOf(10, [...HTML]) };
      const other = await idOf(await upload(visitor, notes));
      for (const photos of [[other], ['0'.repeat(32)], ['bowl.jpg'], [id, other], '../demo.db'])
        assert.strictEqual((await submit(visitor, { photos })).status, 400, JSON.stringify(photos));
      assert.strictEqual((await submit(visitor, { photos: id, notes: other })).status, 204);
      assert.strictEqual((await filesOf(world)).length, 2);
    },
    OPTIONS,
  );
  check(
    'a file that is not sent within a day is gone, and so are the files of a deleted submission',
    async (world) => {
      const visitor = world.visitor();
      const [late, sent] = [await idOf(await upload(visitor)), await idOf(await upload(visitor))];
      await submit(visitor, { photos: [sent] });
      const [file] = await filesOf(world);
      world.clock.ms += DAY_MS + 1;
      assert.strictEqual((await submit(visitor, { photos: [late] })).status, 400);
      const owner = await world.owner();
      assert.strictEqual((await owner.get(file?.href ?? '')).status, 200);
      const [stored] = await world.submissions();
      await owner.send('POST', '/api/demo/submissions/delete', { ids: [stored?.['id']] });
      assert.strictEqual((await owner.get(file?.href ?? '')).status, 404);
    },
    OPTIONS,
  );
}

function refused({ assert, check }: Suite) {
  check(
    'a file that is too large or of another type is refused, by name, type and content [TXT-009] [TXT-034] [TXT-035]',
    async ({ visitor }) => {
      const someone = visitor();
      const large = await upload(someone, { bytes: fileOf(2_500_001) });
      assert.strictEqual(large.status, 413);
      assert.strictEqual(
        await errorOf(large),
        'The file bowl.jpg is too large. The maximum allowed file size is 2.5 MB.',
      );
      assert.strictEqual((await upload(someone, { bytes: fileOf(2_500_000) })).status, 200);
      const cases: [Sent, number][] = [
        [{ name: 'page.html', type: 'text/html', bytes: fileOf(40, HTML) }, 415],
        [{ name: 'page.jpg', bytes: fileOf(40, HTML) }, 415],
        [{ name: 'a.jpg', type: 'text/html' }, 415],
        [{ name: 'photo.html' }, 415],
        [{ field: 'notes', name: 'notes.exe', type: 'text/plain', bytes: fileOf(9, HTML) }, 415],
        [{ name: 'a.png', type: '', bytes: fileOf(9) }, 200],
        [{ name: 'a', bytes: fileOf(9) }, 200],
        [{ name: 'a', type: '', bytes: fileOf(9) }, 200],
        [{ name: 'a', type: 'application/octet-stream', bytes: fileOf(40, HTML) }, 415],
        [{ name: 'a.jpg', bytes: fileOf(9, PDF) }, 415],
        [{ name: 'a.jpg', bytes: fileOf(0) }, 400],
        [{ field: 'notes', name: 'a.docx', type: '', bytes: fileOf(60, [0x50, 0x4b, 3, 4]) }, 200],
        [{ field: 'notes', name: 'a.docx', type: '', bytes: fileOf(60) }, 415],
        [{ field: 'plans' }, 200],
        [{ field: 'plans', name: 'a.pdf', type: '', bytes: fileOf(9, PDF) }, 200],
        [{ field: 'plans', name: 'a.docx', type: '', bytes: fileOf(60, [0x50, 0x4b, 3, 4]) }, 415],
        [{ field: 'plans', name: 'page.html', type: 'text/html', bytes: fileOf(40, HTML) }, 415],
        [{ field: 'extras' }, 200],
        [{ field: 'email' }, 404],
        [{ field: 'constructor' }, 404],
        [{ formId: 'contact' }, 404],
        [{ formId: 'nobody' }, 404],
        [{ key: 'no-uuid' }, 400],
      ];
      for (const [sent, status] of cases)
        assert.strictEqual((await upload(someone, sent)).status, status, JSON.stringify({ ...sent, bytes: 0 }));
      assert.strictEqual(
        await errorOf(await upload(someone, { name: 'page.html', type: 'text/html' })),
        'The file page.html does not appear to be a supported file',
      );
    },
    OPTIONS,
  );
  check(
    'files need the crumb, and are limited in number and in bytes that no submission has',
    async ({ visitor }) => {
      const someone = visitor();
      const forged = await someone.raw(`${UPLOADS}?formId=repair&field=photos&name=a.jpg`, {
        method: 'POST',
        body: fileOf(10),
      });
      assert.strictEqual(forged.status, 400);
      assert.ok(((await forged.json()) as { crumbFail: boolean }).crumbFail);
      assert.strictEqual((await upload(someone, { bytes: fileOf(150_000) })).status, 200);
      assert.strictEqual((await upload(someone, { bytes: fileOf(2_499_000) })).status, 503);
      assert.strictEqual((await upload(someone)).status, 429);
    },
    { ...OPTIONS, limits: { uploadsPerHour: 2, unclaimedBytes: 2_600_000 } },
  );
  check(
    'one client takes a part of the room, however often it sends, and leaves the rest to others',
    async ({ visitor }) => {
      for (const { expected, status } of [
        { expected: 'one', status: 200 },
        { expected: 'two', status: 503 },
      ])
        assert.strictEqual((await upload(visitor(), { bytes: fileOf(2_000_000) })).status, status, expected);
    },
    { ...OPTIONS, limits: { uploadBytesPerClient: 3_000_000 } },
  );
  check(
    'all files together have a limit',
    async ({ visitor }) => {
      assert.strictEqual((await upload(visitor(), { bytes: fileOf(2_000_000) })).status, 200);
      assert.strictEqual((await upload(visitor(), { bytes: fileOf(2_000_000) })).status, 503);
    },
    { ...OPTIONS, limits: { uploadBytes: 3_000_000 } },
  );
  check(
    'more files than the field takes are refused',
    async (world) => {
      const visitor = world.visitor();
      const photos = [];
      for (let count = 0; count < 3; count++) photos.push(await idOf(await upload(visitor)));
      const response = await submit(visitor, { photos });
      assert.deepEqual(await response.json(), { errors: { photos: 'No more than 2 files can be sent here.' } });
      assert.strictEqual((await submit(visitor, { photos: [] })).status, 400);
      assert.strictEqual((await submit(visitor, { photos: photos.slice(0, 2) })).status, 204);
    },
    OPTIONS,
  );
}

function withoutScript({ assert, check }: Suite) {
  check(
    'a form without script is stored with its files',
    async (world) => {
      const empty: Part = { name: 'notes', filename: '', content: '' };
      const response = await multipart(world.visitor(), [email, photo(), photo({ filename: 'Töpfe.jpg' }), empty]);
      assert.strictEqual(response.status, 303);
      const files = await filesOf(world);
      assert.deepEqual(files.map(({ name }) => name).sort(), ['Töpfe.jpg', 'bowl.jpg']);
      const content = await (await world.owner()).get(files[0]?.href ?? '');
      assert.deepEqual(new Uint8Array(await content.arrayBuffer()), fileOf(50_000));
    },
    OPTIONS,
  );
  check(
    'of a form with a mistake the files that have arrived are kept, and the others are named',
    async (world) => {
      const visitor = world.visitor();
      const large = photo({ filename: '<b>.jpg', content: fileOf(2_600_000) });
      const response = await multipart(visitor, [email, photo(), large, photo({ filename: 'third.jpg' })]);
      assert.strictEqual(response.status, 400);
      const page = await response.text();
      assert.match(page, /enctype="multipart\/form-data"/);
      assert.ok(page.includes('No more than 2 files can be sent here.'), page);
      assert.ok(!page.includes('<b>'));
      const kept = /type="checkbox" name="photos" value="([0-9a-f]{32})" checked/.exec(page)?.[1] ?? '';
      assert.match(page, /checked \/> bowl\.jpg/);
      const retried = await multipart(visitor, [email, { name: 'photos', content: kept }]);
      assert.strictEqual(retried.status, 303);
      assert.deepEqual(
        (await filesOf(world)).map(({ name }) => name),
        ['bowl.jpg'],
      );
    },
    OPTIONS,
  );
  check(
    'a form without script is told of a required file, one that is too large, and one of another type',
    async ({ visitor }) => {
      const cases: [Part[], string][] = [
        [[], 'This field is required.'],
        [[photo({ content: fileOf(2_500_001) })], 'The maximum allowed file size is 2.5 MB.'],
        [[photo({ content: fileOf(100, HTML) })], 'does not appear to be a supported file'],
        [[photo({ name: 'email2' })], 'Files cannot be sent with this form.'],
      ];
      for (const [parts, message] of cases) {
        const response = await multipart(visitor(), [email, ...parts]);
        assert.strictEqual(response.status, 400, message);
        assert.ok((await response.text()).includes(message), message);
      }
    },
    OPTIONS,
  );
  check(
    'a post that is no multipart or ends too early is answered by a page',
    async ({ visitor }) => {
      const bodies = [
        '',
        '------x\r\n',
        '------x\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nabc',
      ];
      for (const type of ['multipart/form-data', 'multipart/form-data; boundary=----x'])
        for (const body of bodies) {
          const response = await visitor().raw('/api/form/submit/repair', {
            method: 'POST',
            headers: { 'content-type': type },
            body,
          });
          assert.strictEqual(response.status, 400, `${type} ${body}`);
          assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
        }
    },
    OPTIONS,
  );
}
