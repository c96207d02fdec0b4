import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { nextEvent, place, until, withPageSheet } from '../../shared/testing/fixture.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };
import { pretendFormBackend } from './testing/form-backend.js';

type Form = ElementOf<typeof form>;

const STAY = [{ id: 'stay', type: 'rating', title: 'How was your stay', required: true, max: 4 }];
const OWN = `<form method="post"><fieldset class="sq-rating"><legend>How was your stay</legend>${[1, 2, 3, 4]
  .map((each) => `<label><input type="radio" name="stay" value="${each}" required>${each} of 4 stars</label>`)
  .join('')}</fieldset><button>Send</button></form>`;

describe('a rating', () => {
  const { answer, values } = pretendFormBackend();
  before(() => withPageSheet(sheet));
  beforeEach(emptyDatabase);

  let formCount = 0;
  const open = (attributes: string, inside: string) =>
    place<Form>(`<sq-form form-id="rating-${++formCount}" ${attributes}>${inside}</sq-form>`);
  const radios = (element: Element) => [...element.querySelectorAll<HTMLInputElement>('.sq-rating input')];
  const stars = (element: Element) =>
    radios(element)
      .map((radio) => getComputedStyle(radio, '::before').content)
      .join('')
      .replaceAll('"', '');

  for (const [name, attributes, inside] of [
    ['a field list', `fields='${JSON.stringify(STAY)}'`, ''],
    ["the author's own radio buttons", '', OWN],
  ] as const)
    it(`of ${name} is chosen by the pointer and by the arrow keys, filled up to the choice, and sent`, async () => {
      const element = await open(attributes, inside);
      await until(() => stars(element) === '☆☆☆☆');
      const failed = nextEvent<CustomEvent<{ errors: object }>>(element, 'sq-submit-error');
      await element.submit();
      expect((await failed).detail.errors).to.deep.equal({ stay: 'This field is required.' });
      radios(element)[1]!.click();
      expect(stars(element)).to.equal('★★☆☆');
      radios(element)[1]!.focus();
      await sendKeys({ press: 'ArrowRight' });
      await until(() => stars(element) === '★★★☆');
      await until(() => element.querySelector('.sq-form-error') === null);
      await expect(element).to.be.accessible();
      answer();
      const done = nextEvent(element, 'sq-submit-success');
      await element.submit();
      await done;
      expect(values()).to.deep.equal({ stay: '3' });
    });
  it('has stars that a finger meets, and names for who does not see them', async () => {
    const element = await open(`fields='${JSON.stringify(STAY)}'`, '');
    const labels = radios(element).map((radio) => radio.labels![0]!.textContent);
    expect(labels).to.deep.equal(['1 / 4', '2 / 4', '3 / 4', '4 / 4']);
    await until(() => stars(element) === '☆☆☆☆');
    for (const radio of radios(element)) {
      const { width, height } = radio.getBoundingClientRect();
      expect([width, height]).to.deep.equal([44, 44]);
    }
    expect(element.querySelector('legend')!.textContent).to.equal('How was your stay');
  });
});
