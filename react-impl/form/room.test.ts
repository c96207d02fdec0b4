import { expect } from '@open-wc/testing';
import { place, settled, withPageSheet } from '../../shared/testing/fixture.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import { keepRoom } from '../../elements/loading/start-loader.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import tokens from '../../elements/generated/tokens.css' with { type: 'css' };
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };

type Form = ElementOf<typeof form>;

const options = ['Boathouse', 'Loft', 'Barn'];
const LISTS: Readonly<Record<string, object[]>> = {
  'single controls': ['text', 'email', 'number', 'website', 'currency', 'password', 'twitter', 'date', 'time'].map(
    (type) => ({ id: type, type, title: type }),
  ),
  'a select': [{ id: 'a', type: 'select', title: 'Room', options }],
  'a text area': [{ id: 'a', type: 'textarea', title: 'Words' }],
  choices: [
    { id: 'a', type: 'radio', title: 'Room', options },
    { id: 'b', type: 'checkbox', title: 'Meals', options: ['Supper'] },
  ],
  'a name, a phone and an address': ['name', 'phone', 'address'].map((type) => ({ id: type, type, title: type })),
  'a likert scale': [{ id: 'a', type: 'likert', title: 'Taste', options: ['I like it quiet.', 'I like clay.'] }],
  'files and a rating': [
    { id: 'a', type: 'file', title: 'Photographs', multiple: true },
    { id: 'b', type: 'rating', title: 'Stay' },
  ],
  'sections and hints': [
    { type: 'section', title: 'You', description: 'So that we know.' },
    { id: 'a', type: 'text', title: 'Name', description: 'As you say it.' },
    { id: 'b', type: 'radio', title: 'Room', description: 'One of them.', options },
  ],
  'what is not shown': [
    { id: 'a', type: 'text', title: 'Name' },
    { id: 'h', type: 'hidden', value: 'x' },
    { id: 'c', type: 'text', title: 'More', showIf: 'a=x' },
  ],
};
/** The width at which all answers of a likert scale are in one row, and a telephone. */
const WIDTHS = [800, 343];
/** What of a shift of a whole screen no visitor sees, per field. */
const TOLERANCE = 3;

describe('the room for a list of fields', () => {
  before(() => [tokens, sheet].forEach(withPageSheet));
  beforeEach(emptyDatabase);

  async function measure(fields: object[], width: number) {
    const list = JSON.stringify(fields);
    const holder = await place(
      `<div style="font: 16px/1.5 sans-serif; inline-size:${width}px"><sq-form form-id="f" fields='${list}'></sq-form></div>`,
    );
    const element = holder.firstElementChild as Form;
    await settled(element);
    const built = element.querySelector('form')!.getBoundingClientRect().height;
    keepRoom(element);
    const box = document.createElement('div');
    box.style.blockSize = element.style.getPropertyValue('--sq-room');
    element.append(box);
    return { built, room: box.getBoundingClientRect().height };
  }

  for (const width of WIDTHS)
    for (const [what, fields] of Object.entries(LISTS))
      it(`is as high as the form will be: ${what}, ${width} px`, async () => {
        const { built, room } = await measure(fields, width);
        expect(room).to.be.closeTo(built, TOLERANCE * fields.length);
      });
  it('is given to lists only, and none for what is no list', () => {
    for (const html of [
      '<sq-form form-id="f"></sq-form>',
      '<div fields="[]"></div>',
      '<sq-form fields="[{"></sq-form>',
      '<sq-form fields="7"></sq-form>',
      '<sq-form fields="[null]"></sq-form>',
      '<sq-form fields=""></sq-form>',
    ]) {
      const template = document.createElement('template');
      template.innerHTML = html;
      keepRoom(template.content.firstElementChild!);
      expect(template.innerHTML, html).to.equal(html);
    }
  });
});
