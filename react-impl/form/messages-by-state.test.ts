import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { forgetPageContext } from '../../shared/platform/page/read-page.js';
import { inShadow, nextEvent, place, settled, until } from '../../shared/testing/fixture.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import { pretendFormBackend } from './testing/form-backend.js';

type Form = ElementOf<typeof form>;
type Failure = CustomEvent<{ errors: Record<string, string> }>;
type Control = HTMLInputElement;
type State = Exclude<keyof ValidityState, 'valid'>;

const REQUIRED = 'This field is required.';
const EMAIL = 'Email is not valid. Email addresses should follow the format name@example.com.';
const TOO_LONG = 'You have exceeded the character limit.';
const NO_DATE = 'This is not a date.';

/** How a control gets into a state: attributes, keys that are typed, and what is done after that. */
interface Case {
  readonly attributes: string;
  readonly keys?: readonly string[];
  readonly then?: (control: Control) => void;
  /** The message: the kit's, or without one the browser's own. */
  readonly text?: string;
  /** The engine has no such state. */
  readonly isUnknownHere?: boolean;
}
const isChromium = 'userAgentData' in navigator;
const isFirefox = 'mozInnerScreenX' in window;
/** Why a kind of control has no such state. */
type Row = Readonly<Record<State, Case | string>>;

const custom: Case = { attributes: '', then: (control) => control.setCustomValidity('Taken.'), text: 'Taken.' };
const missing: Case = { attributes: 'required', text: REQUIRED };
/** Typed, and then allowed no more: typing itself ends at the maximum. */
const long = (keys: string): Case => ({
  attributes: '',
  keys: [keys],
  then: (control) => (control.maxLength = 2),
  text: TOO_LONG,
});
const NO_RANGE = { rangeUnderflow: 'no min', rangeOverflow: 'no max', stepMismatch: 'no step' };
const NO_TEXT = { patternMismatch: 'no pattern', tooLong: 'no maxlength', tooShort: 'no minlength' };
const FREE = { typeMismatch: 'any text will do', badInput: 'any text can be read' };

const textRow = (own: Partial<Row> = {}, typed = 'abcde'): Row => ({
  valueMissing: missing,
  patternMismatch: { attributes: 'pattern="x+"', keys: [typed] },
  tooLong: long(typed),
  tooShort: { attributes: 'minlength="30"', keys: [typed] },
  ...FREE,
  ...NO_RANGE,
  customError: custom,
  ...own,
});
const rangeRow = (low: string, high: string, off: string, badInput: Row['badInput']): Row => ({
  valueMissing: missing,
  typeMismatch: 'what cannot be read is no value',
  ...NO_TEXT,
  rangeUnderflow: { attributes: `min="${high}" value="${low}"` },
  rangeOverflow: { attributes: `max="${low}" value="${high}"` },
  stepMismatch: { attributes: off },
  badInput,
  customError: custom,
});
const choiceRow = (own: Partial<Row> = {}): Row => ({
  valueMissing: missing,
  ...FREE,
  ...NO_TEXT,
  ...NO_RANGE,
  customError: custom,
  ...own,
});
const half = (text?: string, keys: readonly string[] = ['1']): Case => ({
  attributes: 'required',
  // Firefox says of a date that is typed by half that it is missing, and of one that is none that it cannot be read; WebKitGTK
  // has text fields, which forget what is no date.
  keys: isFirefox && text ? ['02312026', '1000A'] : keys,
  isUnknownHere: !isChromium && !(isFirefox && text),
  ...(text && { text }),
});
/** Of a month or a week: Chromium fills in the year, so the year is typed and not the rest. */
const onlyYear = half(undefined, ['ArrowRight', '2']);
const NEVER = 'never empty';

const ROWS: Readonly<Record<string, Row>> = {
  text: textRow(),
  search: textRow(),
  tel: textRow(),
  password: textRow(),
  url: textRow({ typeMismatch: { attributes: '', keys: ['abc'] } }, 'http://abc.de'),
  email: textRow(
    {
      typeMismatch: { attributes: '', keys: ['abc'], text: EMAIL },
      badInput: 'it is no address then: typeMismatch',
    },
    'ada@example.com',
  ),
  number: rangeRow('1', '5', 'step="2" min="0" value="3"', { attributes: 'required', keys: ['12-5'] }),
  range: {
    ...rangeRow('1', '5', '', ''),
    valueMissing: NEVER,
    rangeUnderflow: 'moved into the range',
    rangeOverflow: 'moved into the range',
    stepMismatch: 'moved to a step',
    badInput: 'cannot be typed',
  },
  date: rangeRow('2026-01-01', '2026-02-01', 'step="7" min="2026-01-01" value="2026-01-03"', half(NO_DATE)),
  'datetime-local': rangeRow(
    '2026-01-01T10:00',
    '2026-02-01T10:00',
    'min="2026-01-01T10:00" value="2026-01-01T10:00:30"',
    half(NO_DATE),
  ),
  month: rangeRow('2026-01', '2026-02', 'step="2" min="2026-01" value="2026-02"', onlyYear),
  week: rangeRow('2026-W01', '2026-W02', 'step="2" min="2026-W01" value="2026-W02"', onlyYear),
  time: rangeRow('10:00', '11:00', 'min="10:00" value="10:00:30"', half()),
  color: choiceRow({ valueMissing: NEVER, badInput: 'cannot be typed' }),
  checkbox: choiceRow(),
  radio: choiceRow(),
  file: choiceRow(),
  submit: choiceRow({ valueMissing: 'no answer' }),
  select: choiceRow(),
  textarea: textRow({ patternMismatch: 'no pattern' }),
};
const STATES = Object.keys(ROWS['text']!) as State[];

describe('messages of sq-form', () => {
  pretendFormBackend();
  beforeEach(emptyDatabase);

  async function open(control: string, lang = 'en') {
    const element = await place<Form>(
      `<sq-form lang="${lang}" form-id="f" remember="false"><form method="post">${control}<button>Send</button></form></sq-form>`,
    );
    await until(() => element.querySelector('form')!.noValidate);
    return { element, control: element.querySelector<Control>('[name=x]')! };
  }
  async function press(element: Form) {
    const failed = nextEvent<Failure>(element, 'sq-submit-error');
    void element.submit();
    const { errors } = (await failed).detail;
    await settled(element);
    return Object.values(errors)[0];
  }
  async function type(control: Control, keys: readonly string[] = []) {
    control.focus();
    for (const key of keys) await sendKeys(/^Arrow|^Back/.test(key) ? { press: key } : { type: key });
  }
  const html = (type: string, attributes: string) =>
    type === 'select'
      ? `<select name="x" ${attributes}><option value="">Choose<option>A</select>`
      : type === 'textarea'
        ? `<textarea name="x" ${attributes}></textarea>`
        : `<input type="${type}" name="x" ${attributes}>`;
  const statesOf = ({ validity }: Control) => STATES.filter((state) => validity[state]);

  describe('say what is wrong:', () => {
    for (const [type_, row] of Object.entries(ROWS))
      it(type_, async () => {
        for (const state of STATES) {
          const wanted = row[state];
          if (typeof wanted === 'string' || wanted.isUnknownHere) continue;
          const { element, control } = await open(html(type_, wanted.attributes));
          // An engine without such a control has a text field in its place.
          if (!['select', 'textarea'].includes(type_) && control.type !== type_) return;
          await type(control, wanted.keys);
          wanted.then?.(control);
          expect(statesOf(control), state).to.include(state);
          const isRequired = control.required;
          const message = await press(element);
          expect(control.required, 'is as it was').to.equal(isRequired);
          if (wanted.text) expect(message, state).to.equal(wanted.text);
          else {
            control.required = false;
            expect(message, state).to.be.a('string').and.not.equal('');
            expect(message, state).to.equal(control.validationMessage);
          }
          element.remove();
        }
      });
    it('each kind of control is in the table, and each state is reached by one', () => {
      const reached = STATES.filter((state) => Object.values(ROWS).some((row) => typeof row[state] !== 'string'));
      expect(reached).to.deep.equal(STATES);
      expect(STATES).to.have.length(10);
    });
    it("the author's words before all others", async () => {
      const { element, control } = await open('<input type="number" name="x" required>');
      await type(control, ['12-5']);
      control.setCustomValidity('Whole hours.');
      expect(statesOf(control)).to.include.members(['customError', 'badInput', 'valueMissing']);
      expect(await press(element)).to.equal('Whole hours.');
    });
    it('what cannot be read is no longer said once it is gone: it is missing then', async () => {
      const { element, control } = await open('<input type="number" name="x" required>');
      await type(control, ['-']);
      expect(await press(element)).to.not.equal(REQUIRED);
      await type(control, ['Backspace']);
      expect(await press(element)).to.equal(REQUIRED);
    });
  });

  describe("the author's hint beside a pattern", () => {
    const PLATE = 'pattern="[A-Z]{2}\\d+" title="Two capitals, then digits"';
    it('is in the message, at the field and in the list, once', async () => {
      const { element, control } = await open(`<label>Plate <input name="x" ${PLATE}></label>`);
      await type(control, ['abc']);
      const message = await press(element);
      expect(message!.split('Two capitals, then digits')).to.have.length(2);
      expect(message).to.match(/^\S.*[.:] Two capitals/);
      expect(element.querySelector('.sq-form-error')!.textContent).to.equal(message);
      expect(inShadow(element, '[part=summary] li')!.textContent).to.equal(`Plate: ${message}`);
    });
    it('is in every other message about the field but the author’s own', async () => {
      const { element, control } = await open(`<input name="x" required ${PLATE}>`);
      expect(await press(element)).to.equal(`${REQUIRED} Two capitals, then digits`);
      control.setCustomValidity('Taken.');
      expect(await press(element)).to.equal('Taken.');
    });
    it('is for emails and texts that are too long', async () => {
      const { element, control } = await open('<input type="email" name="x" pattern=".*@we\\.org" title="Of ours">');
      await type(control, ['ada']);
      expect(await press(element)).to.equal(`${EMAIL} Of ours`);
    });
    it('a title without a pattern is no hint', async () => {
      const { element } = await open('<input name="x" title="Your name" required>');
      expect(await press(element)).to.equal(REQUIRED);
    });
  });

  describe('in a language', () => {
    let script: HTMLScriptElement;
    beforeEach(() => {
      script = document.createElement('script');
      script.type = 'application/json';
      script.id = 'sq-context';
      script.textContent = JSON.stringify({ messages: { cy: { form: { required: 'Mae angen hwn.' } } } });
      document.head.append(script);
      forgetPageContext();
    });
    afterEach(() => {
      script.remove();
      forgetPageContext();
    });
    it('the page’s own text, where it has one', async () => {
      const { element } = await open('<input name="x" required>', 'cy');
      expect(await press(element)).to.equal('Mae angen hwn.');
    });
    it('the browser’s, where nobody has one', async () => {
      const { element, control } = await open('<input type="email" name="x">', 'cy');
      await type(control, ['ada']);
      expect(await press(element)).to.equal(control.validationMessage);
    });
    it('the kit’s for a rule that the browser does not have', async () => {
      const { element, control } = await open('<input type="email" name="x">', 'cy');
      await type(control, ['ada@studio.photography']);
      expect(control.validity.valid).to.equal(true);
      expect(await press(element)).to.equal(EMAIL);
    });
  });
});
