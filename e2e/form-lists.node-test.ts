import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspect } from 'node:util';
import { LIKERT_SCALE } from '../react-impl/form/field-list/field-kinds.js';
import { compoundValue, dateParts, likertValue, PARTS, timeParts } from '../react-impl/form/logic/field-values.js';
import { formHtml } from '../react-impl/form/field-list/form-markup.js';
import { submissionPayload } from '../react-impl/form/logic/payload.js';
import { readFields, type Field } from '../react-impl/form/field-list/read-fields.js';
import { anyFieldList, anyText } from './support/any-field-list.js';
import { decode, readTags, type Tag } from './support/read-tags.js';
import { randomOf, type Random } from '../shared/testing/seeded-random.js';

const LISTS = 100_000;
/** The number of parts of each kind (storefront §3). */
const PART_COUNT = { name: 2, phone: 4, address: 6, date: 3, time: 4 } as const;

const KNOWN: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    form: 'class method action enctype',
    div: 'class',
    h3: '',
    p: 'class id',
    span: 'class aria-hidden',
    label: 'class for',
    legend: '',
    fieldset: 'class data-sq-kind data-sq-field data-sq-required aria-describedby',
    input:
      'id name data-sq-field type value required placeholder aria-describedby autocomplete inputmode step min autocapitalize spellcheck accept multiple data-sq-max-bytes data-sq-max-files',
    textarea: 'id name data-sq-field required aria-describedby placeholder rows data-max-length',
    select: 'id name data-sq-field required aria-describedby',
    option: 'value',
    button: 'class',
  }).map(([tag, attributes]) => [tag, new Set(attributes.split(' '))]),
);
const VOID = ['input'];
/** Attributes whose values come from the list; all others have values of the kit. */
const FROM_LIST = [
  'name',
  'value',
  'placeholder',
  'data-sq-field',
  'action',
  'data-max-length',
  'accept',
  'data-sq-max-bytes',
  'data-sq-max-files',
];
const KIT_VALUE = /^[\w -]*$|^0\.01$|^multipart\/form-data$/;

/** Tags are balanced and known, with known attributes; values of the list are in no other attributes than those above. */
function checkTags(tags: readonly Tag[]): void {
  const open: string[] = [];
  for (const { name, isEnd, attributes } of tags) {
    if (isEnd) {
      assert.equal(open.pop(), name);
      continue;
    }
    const known = KNOWN.get(name);
    if (!known) assert.fail(`<${name}>`);
    for (const [attribute, value] of attributes) {
      if (!known.has(attribute)) assert.fail(`<${name} ${attribute}>`);
      if (!FROM_LIST.includes(attribute) && !KIT_VALUE.test(value)) assert.fail(`${attribute}="${value}"`);
    }
    if (!VOID.includes(name)) open.push(name);
  }
  assert.deepEqual(open, []);
}

/** Every text of the list is printed as text. */
function checkTexts(fields: readonly Field[], text: string): void {
  for (const { type, title, description, options } of fields)
    if (type !== 'hidden')
      for (const word of [title, description, ...options]) if (!text.includes(word)) assert.fail(JSON.stringify(word));
}

function checkValues(random: Random): void {
  const values: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const kind of Object.keys(PARTS) as (keyof typeof PARTS)[]) {
    const given = PARTS[kind].filter(() => random.chance(0.6)).map((part) => [part, anyText(random)] as const);
    const more = random.chance(0.2) ? [[anyText(random), 'x'] as const] : [];
    const list = compoundValue(kind, Object.fromEntries([...given, ...more]));
    assert.equal(list.length, PART_COUNT[kind], kind);
    assert.ok(list.every((part) => typeof part === 'string'));
    for (const [part, text] of given)
      assert.equal(list[(PARTS[kind] as readonly string[]).indexOf(part)], text, `${kind}.${part}`);
    values[kind] = list;
  }
  const day = dateParts(
    random.chance(0.5) ? anyText(random) : `${random.below(9999)}-0${random.below(9)}-1${random.below(9)}`,
  );
  const time = timeParts(
    random.chance(0.5) ? anyText(random) : `${random.below(30)}:${random.below(70)}:${random.below(70)}`,
  );
  assert.equal(day.length, PART_COUNT.date);
  assert.equal(time.length, PART_COUNT.time);
  assert.match(time.join(' '), /^(?: {3}|(?:0[1-9]|1[0-2]) [0-5]\d [0-5]\d [AP]M)$/);
  const answers = Array.from({ length: random.below(4) }, () => {
    const answer = random.chance(0.7) ? String(random.below(7) - 3) : anyText(random);
    return [anyText(random), answer] as const;
  });
  const likert = likertValue(answers);
  const scale = LIKERT_SCALE.map(({ value }) => value as number);
  assert.ok(Object.values(likert).every((answer) => scale.includes(answer)));
  for (const [question, answer] of answers)
    if (scale.map(String).includes(answer)) assert.ok(Object.hasOwn(likert, question), question);
  Object.assign(values, { day, time, likert });

  const form = JSON.stringify(values);
  const isSolved = random.chance(0.5);
  const payload = submissionPayload(anyText(random), {
    id: 'id',
    identity: { formId: 'f', collectionId: '', objectName: '', submitButtonText: '', isOverlayForm: false },
    form,
    page: { pageTitle: '', pageId: '', contentSource: 'c', pagePath: '/', pagePermissionTypeValue: null },
    captchaKey: isSolved ? anyText(random) : undefined,
  });
  assert.equal(Object.hasOwn(payload, 'captchaKey'), isSolved);
  assert.equal(Object.hasOwn(payload, 'id'), false);
  for (const value of Object.values(JSON.parse(payload.form) as object))
    assert.ok(
      Array.isArray(value)
        ? value.every((each) => typeof each === 'string')
        : Object.values(value as object).every((answer) => scale.includes(answer as number)),
    );
}

describe(`${LISTS.toLocaleString('en')} lists of fields`, () => {
  it('are read, printed and sent in the shapes of the specification, whatever they contain [FRM-012] [FRM-024]', () => {
    for (let seed = 1; seed <= LISTS; seed++) {
      const random = randomOf(seed);
      const list = anyFieldList(random);
      try {
        const problems: string[] = [];
        const fields = readFields(list, { maxLength: random.chance(0.5), complain: (text) => problems.push(text) });
        assert.equal(fields === undefined, !Array.isArray(list));
        const names = (fields ?? [])
          .filter(({ type }) => type !== 'section')
          .map(({ id, type, key }) => (type === 'hidden' ? key : id));
        assert.equal(new Set(names).size, names.length);
        if (Array.isArray(list) && (fields?.length ?? 0) < list.length) assert.ok(problems.length > 0);

        const action = anyText(random);
        const { tags, text } = readTags(formHtml(list, { action }));
        checkTags(tags);
        assert.equal(tags[0]!.name, 'form');
        assert.equal(tags[0]!.attributes.get('action') ?? '', action);
        checkTexts(fields ?? [], decode(text));
        const printedNames = tags.map(({ attributes }) => attributes.get('name') ?? '');
        for (const name of names)
          if (!printedNames.some((each) => each === name || each.startsWith(`${name}.`)))
            assert.fail(JSON.stringify(name));
        checkValues(random);
      } catch (error) {
        throw new Error(`seed ${seed}: ${inspect(list).slice(0, 500)}`, { cause: error });
      }
    }
  });
});
