import { expect } from '@open-wc/testing';
import { place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import './index.js';
import sheet from './sq-table-booking.css' with { type: 'css' };

const FORM = `<form action="https://booking.example/tide">
  <label>Day <input type="date" name="date"></label><br>
  <label>Reservierungsuhrzeit <input type="time" name="time" value="19:00"></label>
  <label>People <select name="party"><option>2</option></select></label>
  <button>Find a table</button></form>`;
type Booking = HTMLElement & { layout: string };
const open = (attributes = '') => place<Booking>(`<sq-table-booking ${attributes}>${FORM}</sq-table-booking>`);
/** Whether the fields are below each other. */
const isColumn = (element: Element) => {
  const [first, second] = [...element.querySelectorAll('label')].map((label) => label.getBoundingClientRect());
  return second!.top >= first!.bottom;
};

describe('sq-table-booking', () => {
  before(() => withPageSheet(sheet));

  it('is a column at 750 px or less, and a row in more [RSV-006]', async () => {
    const element = await open('style="width:750px"');
    expect([isColumn(element), element.layout]).to.deep.equal([true, 'column']);
    element.style.width = '751px';
    await until(() => element.layout === 'row');
    expect(isColumn(element)).to.equal(false);
    element.style.width = '320px';
    await until(() => element.layout === 'column');
    expect(isColumn(element)).to.equal(true);
    expect(element.scrollWidth).to.be.at.most(320);
  });

  it('takes no day that is over, and leaves a `min` of the author', async () => {
    const element = await open();
    const input = element.querySelector('input')!;
    const now = new Date();
    input.valueAsDate = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - 86_400_000);
    expect(input.validity.rangeUnderflow).to.equal(true);
    input.valueAsDate = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
    expect(input.validity.valid).to.equal(true);
    const own = await place(
      '<sq-table-booking><form><input type="date" aria-label="Day" min="2020-01-01"></form></sq-table-booking>',
    );
    expect(own.querySelector('input')!.min).to.equal('2020-01-01');
  });

  it('says when the visitor is about to leave, and can be stopped', async () => {
    const element = await open();
    const form = element.querySelector('form')!;
    form.querySelector('input')!.value = '';
    let data: FormData | undefined;
    element.addEventListener('sq-table-booking-search', (event) => {
      ({ data } = (event as CustomEvent<{ data: FormData }>).detail);
      event.preventDefault();
    });
    const submitted = new Promise<Event>((resolve) => document.addEventListener('submit', resolve, { once: true }));
    form.querySelector('button')!.click();
    expect((await submitted).defaultPrevented).to.equal(true);
    expect(Object.fromEntries(data!)).to.deep.equal({ date: '', time: '19:00', party: '2' });
  });

  it('gives the form back as it was when it is removed', async () => {
    const element = await open();
    const input = element.querySelector('input')!;
    await settled(element);
    element.remove();
    await until(() => input.min === '');
  });

  it('is accessible', async () => {
    await expect(await open()).to.be.accessible();
  });

  for (const width of [320, 900])
    it(`moves nothing when it upgrades, at ${width} px`, async () => {
      const { before, after } = await aroundUpgrade(
        `<sq-table-booking>${FORM}</sq-table-booking>`,
        'sq-table-booking',
        width,
      );
      expect(after).to.deep.equal(before);
    });
});
