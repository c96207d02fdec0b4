import type { Suite, Visitor } from './contract.js';
import { submit } from './form-calls.js';
import { readCsv, runningCells } from './read-csv.js';

const PLAYGROUND = { formId: 'playground', pagePath: '/form.html' };
const CSV = '/api/demo/submissions.csv';

/** Not by `text()`, which removes the byte order mark. */
async function csv(visitor: Visitor, formId: string) {
  const response = await visitor.get(`${CSV}?formId=${formId}`);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

export function ownerSuite({ assert, check }: Suite) {
  check('the owner gets the submissions of one form, and the list of forms', async (world) => {
    const [someone, owner] = [world.visitor(), await world.owner()];
    await submit(someone);
    await submit(someone, { email: 'eve@example.com' }, { formId: 'newsletter' });
    await submit(someone, { email: 'ann@example.com' }, { formId: 'newsletter' });
    const read = async (query: string) =>
      (await (await owner.get(`/api/demo/submissions${query}`)).json()) as {
        submissions: { formId: string; form: { email: string } }[];
        forms: string[];
      };
    const emails = async (query: string) => (await read(query)).submissions.map(({ form }) => form.email);
    assert.deepEqual(await emails('?formId=newsletter'), ['ann@example.com', 'eve@example.com']);
    assert.deepEqual(await emails('?formId='), ['ann@example.com', 'eve@example.com', 'ada@example.com']);
    assert.deepEqual(await emails('?formId=nobody'), []);
    assert.ok((await read('')).forms.includes('newsletter'));
  });
  check('the submissions of a form as a file: the newest first, a column for each field', async (world) => {
    const [someone, owner] = [world.visitor(), await world.owner()];
    await submit(someone, { email: 'ada@example.com', who: ['Ada', 'Lovelace'], n: 2 }, PLAYGROUND);
    await submit(someone, { email: 'eve@example.com', mood: { Pots: 2, Clay: -1 }, extras: [] }, PLAYGROUND);
    await submit(someone);
    const response = await owner.get(`${CSV}?formId=playground`);
    assert.match(response.headers.get('content-type') ?? '', /^text\/csv; charset=utf-8/);
    assert.match(
      response.headers.get('content-disposition') ?? '',
      /^attachment; filename="submissions-playground\.csv"$/,
    );
    assert.deepEqual((await csv(owner, 'playground')).split('\r\n'), [
      '\ufeff"Received","Page","email","mood","extras","who","n"',
      '"2026-11-20T12:00:00.000Z","/form.html","eve@example.com","Pots: 2; Clay: -1","","",""',
      '"2026-11-20T12:00:00.000Z","/form.html","ada@example.com","","","Ada, Lovelace","2"',
      '',
    ]);
  });
  check('no cell of the file is a formula or continues in another cell', async (world) => {
    const [someone, owner] = [world.visitor(), await world.owner()];
    const values = {
      equals: '=HYPERLINK("https://evil.example","x")',
      plus: '+1',
      minus: '-1',
      at: '@SUM(A1)',
      tab: '\t=1',
      cr: '\r=1',
      full: '＝1',
      spaced: ' \u00a0=1',
      hidden: '\u200b＠1',
      tabbed: '\tx',
      lines: 'a "b"\r\n=1,2',
      plain: 'a=b',
      '=1+1': 'a name of a field',
    };
    await submit(someone, values, PLAYGROUND);
    const text = await csv(owner, 'playground');
    const [, ...rest] = text.split('"/form.html",');
    assert.strictEqual(
      rest.join(),
      `"'=HYPERLINK(""https://evil.example"",""x"")","'+1","'-1","'@SUM(A1)","'\t'=1","'\r'=1","'＝1","' \u00a0=1","'\u200b＠1","'\tx","a ""b""\r\n'=1,2","a=b","a name of a field"\r\n`,
    );
    assert.ok(text.includes(`,"'=1+1"\r\n`));
  });
  check('no cell of the file is a formula where semicolons, tabs or others separate cells', async (world) => {
    const [someone, owner] = [world.visitor(), await world.owner()];
    const texts = ['x;=HYPERLINK(A1&1);y', 'x\t=1\ty', 'x;"=1";y', '";=1', 'x\r@SUM(A1)', '; ＝1', 'x|-1'];
    await submit(someone, { ...texts, 'name;=1': 'a name of a field' }, PLAYGROUND);
    const text = await csv(owner, 'playground');
    assert.deepEqual(runningCells(text), []);
    assert.ok(readCsv(text, ',').includes("x;'=HYPERLINK(A1&1);y"), 'what was written can be read');
  });
  check('a form without submissions has a file; an unknown form, and all forms together, have none', async (world) => {
    const owner = await world.owner();
    assert.strictEqual(await csv(owner, 'newsletter'), '\ufeff"Received","Page"\r\n');
    assert.strictEqual((await owner.get(`${CSV}?formId=nobody`)).status, 404);
    const all = await owner.get(CSV);
    assert.strictEqual(all.status, 400);
    assert.deepEqual(Object.keys((await all.json()) as object), ['error']);
  });
  check(
    'file and form renders are not shown unless the option says so',
    async ({ visitor }) => {
      for (const path of [`${CSV}?formId=contact`, '/api/demo/form-renders'])
        assert.strictEqual((await visitor().get(path)).status, 404);
    },
    { showSubmissions: false },
  );
}
