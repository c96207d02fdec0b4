import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { inShadow, nextEvent, place, until, withPageSheet } from '../../shared/testing/fixture.js';
import { HttpResponse } from '../../shared/testing/network.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import { pretendFormBackend } from './testing/form-backend.js';
import formSheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };
import type { reviews } from './reviews-declaration.js';
import '../../elements/sq-reviews/index.js';
import sheet from '../../elements/sq-reviews/sq-reviews.css' with { type: 'css' };

type Reviews = ElementOf<typeof reviews>;

describe('sq-reviews', () => {
  const { saves, answer, values } = pretendFormBackend();
  before(() => {
    withPageSheet(formSheet);
    withPageSheet(sheet);
  });
  beforeEach(emptyDatabase);
  afterEach(removeContext);

  const stars = (element: Element) => [...element.querySelectorAll<HTMLInputElement>('[name=rating]')];
  async function open(attributes = '') {
    const element = await place<Reviews>(`<sq-reviews ${attributes}></sq-reviews>`);
    await until(() => stars(element).length === 5);
    return element;
  }
  /** Resolves with the event that ends the submission. */
  async function submitted(element: Reviews, type: 'sq-submit-success' | 'sq-submit-error') {
    const end = nextEvent<CustomEvent<{ message: string; errors: object }>>(element, type);
    await element.submit();
    return (await end).detail;
  }

  it('needs a star rating, and nothing else [TXT-008]', async () => {
    answer();
    const element = await open();
    const { errors } = await submitted(element, 'sq-submit-error');
    expect([errors, saves.length]).to.deep.equal([{ rating: 'This field is required.' }, 0]);
    stars(element)[0]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(stars(element)[1]!.checked).to.equal(true);
    await submitted(element, 'sq-submit-success');
    expect(values()).to.include({ rating: '2' });
    expect(saves[0]!.body['formId']).to.equal('review');
    await until(() => element.textContent.includes('Thank you for your review.'));
  });

  it('sends the token of the request, which its address has', async () => {
    answer();
    const before = location.href;
    history.replaceState(null, '', '?token=order-7');
    const element = await open();
    stars(element)[4]!.click();
    await submitted(element, 'sq-submit-success');
    history.replaceState(null, '', before);
    expect(values()).to.deep.equal({ rating: '5', review: '', name: '', token: 'order-7' });
  });

  it('shows what the server has against it, and keeps what was written', async () => {
    answer(() => HttpResponse.json({ error: 'You have already reviewed this purchase.' }, { status: 400 }));
    const element = await open();
    stars(element)[2]!.click();
    const text = element.querySelector('textarea')!;
    text.value = 'It pours well.';
    const { message } = await submitted(element, 'sq-submit-error');
    expect([message, text.value]).to.deep.equal(['You have already reviewed this purchase.', 'It pours well.']);
    expect(inShadow(element, '[part=banner-above]')!.textContent).to.include(message);
  });

  async function showsInPlaceOfForm(status: 'reviewed' | 'expired', words: string) {
    const element = await place<Reviews>(
      `<sq-reviews request="${status}"><form><button>x</button></form></sq-reviews>`,
    );
    expect(inShadow(element, '[part=message]')!.textContent).to.equal(words);
    expect(element.querySelector('form')!.checkVisibility()).to.equal(false);
    await expect(element).to.be.accessible();
    setContext({ pageType: 209, reviewRequest: { status } });
    const other = await place<Reviews>('<sq-reviews></sq-reviews>');
    expect(inShadow(other, '[part=message]')!.textContent).to.equal(words);
    other.request = 'open';
    await until(() => stars(other).length === 5);
  }
  it('says in place of the form that the purchase is reviewed, by attribute or context [TXT-021]', () =>
    showsInPlaceOfForm('reviewed', 'You have already reviewed this purchase.'));
  it('says in place of the form that the request has expired, by attribute or context [TXT-022]', () =>
    showsInPlaceOfForm('expired', 'Your review request has expired.'));

  it('is accessible, also with its error', async () => {
    const element = await open();
    await expect(element).to.be.accessible();
    await submitted(element, 'sq-submit-error');
    await expect(element).to.be.accessible();
  });
});
