import type { Suite, Visitor, World } from './contract.js';
import { post, submit, VALUES } from './form-calls.js';
import { newStamp } from '../spam/stamp.js';

const SECRET = 'only this server knows it';
const CONTACT = '/api/form/submit/contact';
const MANY = { limits: { submissionsPerMinute: 100 } };

async function listed(world: World, query = '') {
  const owner = await world.owner();
  const response = await owner.get(`/api/demo/submissions${query}`);
  return ((await response.json()) as { submissions: { id: number; form: object; spam: string[] }[] }).submissions;
}
/** As the owner's page does: again with the new crumb, where the server has sent one. */
async function act(owner: Visitor, what: 'mark' | 'delete', body: unknown): Promise<Response> {
  const send = () => owner.send('POST', `/api/demo/submissions/${what}`, body);
  const answer = await send();
  const { crumbFail } = (await answer.clone().json()) as { crumbFail?: boolean };
  return crumbFail ? send() : answer;
}

export function spamSuite({ assert, check }: Suite) {
  check(
    'what fills in a field that people do not see is stored, marked, and answered like any other',
    async (world) => {
      const answer = await submit(world.visitor(), { ...VALUES, _gotcha: 'https://casino.example' });
      assert.deepEqual([answer.status, await answer.text()], [204, '']);
      const plain = await post(world.visitor(), { ...VALUES, _honeypot: 'x' }, CONTACT);
      assert.deepEqual([plain.status, plain.headers.get('location')], [303, '/thanks.html']);
      for (const { form, spam } of await listed(world)) {
        assert.deepEqual(form, VALUES);
        assert.deepEqual(spam, ['A field that people do not see was filled in.']);
      }
    },
  );
  check('the empty field of a person is no answer and no sign', async (world) => {
    await submit(world.visitor(), { ...VALUES, _gotcha: '' });
    await post(world.visitor(), { ...VALUES, _gotcha: '' }, CONTACT);
    for (const { form, spam } of await listed(world)) assert.deepEqual([form, spam], [VALUES, []]);
    assert.strictEqual((await listed(world)).length, 2);
  });
  check(
    'texts of people are not marked, those of programs are',
    async (world) => {
      const someone = world.visitor();
      const people = [
        'Is the blue bowl still there? https://tidewater.example/shop/bowl, and https://tidewater.example/shop/cup.',
        'Können wir zu dritt kommen? Вас можно спросить по-русски? 我们想预订。',
        'PLEASE CALL ME, IT IS URGENT!!!',
        'Our references: www.one.example, www.two.example, www.three.example',
      ];
      for (const message of people) await submit(someone, { ...VALUES, message });
      assert.deepEqual(
        (await listed(world)).map(({ spam }) => spam),
        people.map(() => []),
      );
      const programs: [object, RegExp][] = [
        [{ message: 'Best <a href="https://casino.example">casino</a>' }, /markup/],
        [{ message: '[url=https://pills.example]pills[/url]' }, /markup/],
        [{ message: 'http://a.example '.repeat(9) }, /9 links/],
        [
          { name: 'Win at www.casino.example', message: 'http://a.example '.repeat(4) },
          /5 links[^]*a name or a subject/,
        ],
        [{ name: 'Сlaim http://a.example', message: 'Сlаim your prize' }, /two alphabets/],
      ];
      for (const [values, reason] of programs) {
        await submit(someone, { ...VALUES, ...values });
        assert.match(((await listed(world))[0]?.spam ?? []).join('\n'), reason);
      }
    },
    MANY,
  );
  check(
    'a form with a stamp must take as long as a person does, and the stamp be our own',
    async (world) => {
      const someone = world.visitor();
      const madeAt = world.clock.ms;
      const stamp = await newStamp(SECRET, madeAt);
      const cases: [number, string, number][] = [
        [1000, stamp, 1],
        [3000, stamp, 0],
        [30 * 3_600_000, stamp, 0],
        [60_000, `${madeAt - 9000}.${stamp.split('.')[1] ?? ''}`, 1],
        [60_000, await newStamp('guessed', madeAt), 1],
        [60_000, '', 1],
      ];
      for (const [took, _stamp, signs] of cases) {
        world.clock.ms = madeAt + took;
        await submit(someone, { ...VALUES, _stamp });
        const [newest] = await listed(world);
        assert.deepEqual([newest?.form, newest?.spam.length], [VALUES, signs], `${took} ${_stamp}`);
      }
    },
    { ...MANY, spamSecret: SECRET },
  );
  ownerChecks({ assert, check });
}

function ownerChecks({ assert, check }: Suite) {
  check('the owner sees spam apart, searches, and corrects the mark', async (world) => {
    const [someone, owner] = [world.visitor(), await world.owner()];
    await submit(someone, { ...VALUES, message: 'A teapot, please' });
    await submit(someone, { ...VALUES, _gotcha: 'x', message: 'Cheap TEAPOTS' });
    const messages = async (query: string) =>
      (await listed(world, query)).map(({ form }) => (form as typeof VALUES).message);
    assert.deepEqual(await messages('?spam=none'), ['A teapot, please']);
    assert.deepEqual(await messages('?spam=only'), ['Cheap TEAPOTS']);
    assert.deepEqual(await messages('?q=teapot'), ['Cheap TEAPOTS', 'A teapot, please']);
    assert.deepEqual(await messages('?q=teapot%20please&spam=none&formId=contact'), ['A teapot, please']);
    assert.deepEqual(await messages('?q=%00&formId=%00'), []);
    const ids = (await listed(world, '?spam=only')).map(({ id }) => id);
    assert.deepEqual(await (await act(owner, 'mark', { ids, spam: false })).json(), { count: 1 });
    assert.deepEqual(await messages('?spam=only'), []);
    assert.deepEqual(await (await act(owner, 'mark', { ids, spam: true })).json(), { count: 1 });
    assert.deepEqual(
      (await listed(world, '?spam=only')).map(({ spam }) => spam),
      [['You marked it.']],
    );
    const csv = await (await owner.get('/api/demo/submissions.csv?formId=contact&spam=none')).text();
    assert.match(csv, /A teapot/);
    assert.ok(!csv.includes('Cheap'));
    const file = await owner.get('/api/demo/submissions.json?spam=only');
    assert.match(file.headers.get('content-disposition') ?? '', /^attachment; filename="submissions\.json"$/);
    assert.strictEqual(((await file.json()) as { submissions: unknown[] }).submissions.length, 1);
  });
  check('the owner deletes submissions; another site, or a call without ids, does not', async (world) => {
    const [someone, owner] = [world.visitor(), await world.owner()];
    await submit(someone);
    await submit(someone, { ...VALUES, message: 'stays' });
    const [stays, goes] = await listed(world);
    const ids = [goes?.id];
    const forged = await owner.raw('/api/demo/submissions/delete', { method: 'POST', body: JSON.stringify({ ids }) });
    assert.strictEqual(forged.status, 400);
    for (const body of [
      {},
      { ids: 1 },
      { ids: ['1'] },
      { ids: [0] },
      { ids: [1.5] },
      [],
      'x',
      { ids: [stays?.id], again: 'yes' },
      { ids: Array(1001).fill(1) },
    ])
      assert.strictEqual((await act(owner, 'delete', body)).status, 400);
    assert.strictEqual((await act(owner, 'mark', { ids })).status, 400);
    assert.strictEqual((await listed(world)).length, 2);
    assert.deepEqual(await (await act(owner, 'delete', { ids })).json(), { count: 1 });
    assert.deepEqual(
      (await listed(world)).map(({ id }) => id),
      [stays?.id],
    );
    assert.deepEqual(await (await act(owner, 'delete', { ids })).json(), { count: 0 });
    assert.strictEqual((await owner.get('/api/demo/submissions/delete')).status, 405);
  });
  check(
    'submissions are deleted when their time is over',
    async (world) => {
      const DAY_MS = 86_400_000;
      await submit(world.visitor());
      world.clock.ms += 20 * DAY_MS;
      await submit(world.visitor());
      world.clock.ms += 10 * DAY_MS;
      assert.strictEqual((await listed(world)).length, 2);
      world.clock.ms += 1;
      assert.strictEqual((await listed(world)).length, 1);
    },
    { limits: { submissionLifetimeMs: 30 * 86_400_000 } },
  );
}
