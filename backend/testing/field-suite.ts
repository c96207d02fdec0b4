import type { Suite } from './contract.js';
import { post, submit } from './form-calls.js';
import type { FormDefinition } from '../forms/form-definitions.js';

const form: FormDefinition = {
  id: 'kinds',
  fields: {
    who: { kind: 'name' },
    phone: { kind: 'phone' },
    home: { kind: 'address' },
    day: { kind: 'date' },
    hour: { kind: 'time' },
    extras: { kind: 'checkbox', options: ['apron', 'lunch'] },
    size: { kind: 'radio', options: ['S', 'M'] },
    glaze: { kind: 'select', options: ['ash', 'celadon'] },
    mood: { kind: 'likert', options: ['Pots', 'v1.5 of the kiln'] },
    source: { kind: 'hidden' },
    note: {},
  },
};
const required: FormDefinition = {
  id: 'required',
  fields: Object.fromEntries(Object.entries(form.fields).map(([id, rule]) => [id, { ...rule, required: 'always' }])),
};
const options = { forms: [form, required], limits: { submissionsPerMinute: 1000, tokensPerMinute: 1000 } };
const KINDS = { formId: 'kinds' };

const GOOD = {
  who: ['Ada', 'Lovelace'],
  phone: ['', '555', '010', '1234'],
  home: ['1 Quay Street', '', 'Lakehead', 'ME', '04001', 'US'],
  day: ['2', '29', '2028'],
  hour: ['12', '30', '00', 'PM'],
  extras: ['apron', 'lunch'],
  size: 'M',
  glaze: 'ash',
  mood: { Pots: 2, 'v1.5 of the kiln': -2 },
  source: 'site',
  note: 'Hello',
};
/** The same answers as a browser posts them without script. */
const PLAIN: [string, string][] = [
  ['who.First', 'Ada'],
  ['who.Last', 'Lovelace'],
  ['phone.Areacode', '555'],
  ['phone.Prefix', '010'],
  ['phone.Line', '1234'],
  ['home.Line1', '1 Quay Street'],
  ['home.City', 'Lakehead'],
  ['home.State', 'ME'],
  ['home.Zip', '04001'],
  ['home.Country', 'US'],
  ['day.Day', '29'],
  ['day.Month', '2'],
  ['day.Year', '2028'],
  ['hour.Hour', '12'],
  ['hour.Minute', '30'],
  ['hour.Second', '00'],
  ['hour.Ampm', 'PM'],
  ['extras', 'apron'],
  ['extras', 'lunch'],
  ['size', 'M'],
  ['glaze', 'ash'],
  ['mood.Pots', '2'],
  ['mood.v1.5 of the kiln', '-2'],
  ['source', 'site'],
  ['note', 'Hello'],
];

/** Values that break the shape or the rules of a field, by field. */
const BAD: Record<string, unknown[]> = {
  who: ['Ada', ['Ada'], ['Ada', 'King', 'Lovelace'], { First: 'Ada', Last: 'Lovelace' }, ['Ada', 1], ['Ada', null], 7],
  phone: [['555', '010', '1234'], '555 010 1234', ['', '555', '010', '1234', '5']],
  home: [['1 Quay Street'], 'here', ['1 Quay Street', '', 'Lakehead', 'ME', '0400', 'USA']],
  day: [['2', '29', '2027'], ['13', '1', '2028'], ['2', '', '2028'], ['2', '29', '28'], '2028-02-29', ['2', '29']],
  hour: [
    ['13', '0', '0', 'PM'],
    ['24', '0', '0', ''],
    ['1', '60', '0', 'AM'],
    ['1', '0', '0', 'XM'],
    ['1', '', '', 'AM'],
  ],
  extras: ['apron', ['apron', 'apron'], ['a horse'], [['apron']], { apron: true }, [1]],
  size: ['L', ['M'], {}],
  glaze: ['salt', ['ash'], {}],
  mood: [{ Pots: 3 }, { Pots: -3 }, { Pots: 0.5 }, { Pots: '2' }, { Pots: null }, { Kilns: 1 }, [2], 2, { Pots: {} }],
  source: [['site'], {}],
  note: [['Hello'], { a: 1 }, { deep: { er: {} } }],
  unknown: [{ deep: { er: {} } }, { scale: 3 }, [[1]], [{}], { scale: 'often' }],
};

export function fieldSuite({ assert, check }: Suite) {
  check(
    'each kind of field is accepted in its shape [FRM-010, FRM-013, FRM-014, FRM-015, FRM-016, FRM-019, FRM-022]',
    async (world) => {
      assert.strictEqual((await submit(world.visitor(), GOOD, KINDS)).status, 204);
      assert.deepEqual((await world.submissions())[0]?.['form'], GOOD);
    },
    options,
  );
  check(
    'a form without script is assembled to the same shapes [FRM-010, FRM-012, FRM-013, FRM-014, FRM-015, FRM-019]',
    async (world) => {
      assert.strictEqual((await post(world.visitor(), PLAIN, '/api/form/submit/kinds')).status, 303);
      const [stored] = await world.submissions();
      assert.deepEqual({ ...GOOD, ...(stored?.['form'] as object) }, GOOD);
      assert.strictEqual(Object.keys(stored?.['form'] as object).length, Object.keys(GOOD).length);
    },
    options,
  );
  check(
    'values of a wrong shape are refused with a message per field',
    async (world) => {
      const someone = world.visitor();
      for (const [field, values] of Object.entries(BAD))
        for (const value of values) {
          const refused = await submit(someone, { ...GOOD, [field]: value }, KINDS);
          assert.strictEqual(refused.status, 400, `${field}: ${JSON.stringify(value)}`);
          const { errors } = (await refused.json()) as { errors: Record<string, string> };
          assert.deepEqual(Object.keys(errors), [field], JSON.stringify(value));
        }
      assert.deepEqual(await world.submissions(), []);
    },
    options,
  );
  check(
    'fields that are empty, or have only preselected options, are accepted',
    async ({ visitor }) => {
      const someone = visitor();
      const empty = {
        who: ['', ''],
        phone: ['+1', '', '', ''],
        home: ['', '', '', '', '', 'US'],
        day: ['', '', ''],
        hour: ['', '', '', 'AM'],
        extras: [],
        size: '',
        glaze: '',
        mood: {},
        source: '',
        note: null,
      };
      for (const values of [empty, {}]) assert.strictEqual((await submit(someone, values, KINDS)).status, 204);
      const refused = await submit(someone, empty, { formId: 'required' });
      const { errors } = (await refused.json()) as { errors: Record<string, string> };
      const text = 'This field is required.';
      assert.deepEqual(errors, Object.fromEntries(Object.keys(GOOD).map((id) => [id, text])));
      assert.strictEqual((await submit(someone, GOOD, { formId: 'required' })).status, 204);
    },
    options,
  );
  check(
    'a required name needs both parts, a phone all but the country, an address its first line',
    async ({ visitor }) => {
      const someone = visitor();
      const parts = { who: ['Ada', ' '], phone: ['', '555', '010', ''], home: ['', '', 'Lakehead', '', '', ''] };
      const refused = await submit(someone, { ...GOOD, ...parts }, { formId: 'required' });
      const { errors } = (await refused.json()) as { errors: object };
      assert.deepEqual(Object.keys(errors), ['who', 'phone', 'home']);
    },
    options,
  );
  check(
    'times of 12 and of 24 hours and dates of any year are accepted',
    async ({ visitor }) => {
      const someone = visitor();
      const good = [
        { hour: ['12', '00', '', 'am'] },
        { hour: ['0', '0', '0', ''] },
        { hour: ['23', '59', '59', ''] },
        { day: ['02', '29', '2000'] },
        { day: ['12', '31', '0050'] },
      ];
      for (const values of good)
        assert.strictEqual((await submit(someone, values, KINDS)).status, 204, JSON.stringify(values));
    },
    options,
  );
  check(
    'without script the browser’s own date and time are read, and one checked box is a list',
    async (world) => {
      const fields = { day: '2028-02-29', hour: '14:30', extras: 'apron' };
      assert.strictEqual((await post(world.visitor(), fields, '/api/form/submit/kinds')).status, 303);
      assert.deepEqual((await world.submissions())[0]?.['form'], {
        day: ['02', '29', '2028'],
        hour: ['02', '30', '00', 'PM'],
        extras: ['apron'],
      });
    },
    options,
  );
  check(
    'without script a value of a wrong shape is answered by a page that names the control',
    async (world) => {
      const someone = world.visitor();
      const bad: [string, string][] = [
        ['day', 'tomorrow'],
        ['day.Month', '13'],
        ['mood.Pots', '3'],
        ['mood.Kilns', '1'],
        ['size', 'L'],
        ['note', 'twice'],
      ];
      for (const field of bad) {
        const twice = field[0] === 'note' ? [field, field] : [field];
        const refused = await post(someone, twice, '/api/form/submit/kinds');
        assert.strictEqual(refused.status, 400, field.join());
        const name = field[0].replace('.', '\\.');
        assert.match(await refused.text(), new RegExp(`name="${name}" value="${field[1]}"[^>]*aria-invalid="true"`));
      }
      assert.deepEqual(await world.submissions(), []);
    },
    options,
  );
  check(
    'without script a missing required field is shown with all its parts',
    async ({ visitor }) => {
      const page = await (await post(visitor(), {}, '/api/form/submit/required')).text();
      for (const name of ['who.First', 'who.Last', 'phone.Line', 'home.Zip', 'day', 'extras', 'mood.Pots'])
        assert.match(page, new RegExp(`name="${name.replace('.', '\\.')}" value=""`), name);
    },
    options,
  );
  check(
    'parts without a rule are recognised by their names, and other names with dots are left as they are',
    async (world) => {
      const fields = { 'x.First': 'Ada', 'x.Last': 'L', 'a.b': '1', 'odd.First': '1', 'odd.Month': '2', email: 'a' };
      assert.strictEqual((await post(world.visitor(), fields, '/api/form/submit/playground')).status, 303);
      assert.deepEqual((await world.submissions())[0]?.['form'], {
        x: ['Ada', 'L'],
        'a.b': '1',
        'odd.First': '1',
        'odd.Month': '2',
        email: 'a',
      });
    },
  );
}
