import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { pretend } from '../../shared/testing/storage.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import '../../elements/sq-table-booking/index.js';
import sheet from '../../elements/sq-table-booking/sq-table-booking.css' with { type: 'css' };

const FORM = `<form action="https://booking.example/tide">
  <label>Day <input type="date" name="date"></label><br>
  <label>Reservierungsuhrzeit <input type="time" name="time" value="19:00"></label>
  <label>People <select name="party"><option>2</option></select></label>
  <button>Find a table</button></form>`;
type Booking = HTMLElement & { layout: string };
const open = (attributes = '') => place<Booking>(`<sq-table-booking ${attributes}>${FORM}</sq-table-booking>`);
/** Where a pointer can press it. */
function middleOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}
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

  describe('while time goes by', () => {
    const undo: (() => void)[] = [];
    afterEach(() =>
      undo
        .splice(0)
        .reverse()
        .forEach((each) => each()),
    );
    const setClock = (time: string) => undo.push(pretend(Date, 'now', () => Date.parse(time)));
    const dayOf = (element: Element) => element.querySelector('input')!.min;
    const inZone = (zone: string) => open(`time-zone="${zone}"`);

    it('takes no day that is over since the page was opened', async () => {
      setClock('2026-03-05T12:00:00Z');
      const element = await open();
      expect(dayOf(element)).to.equal('2026-03-05');
      for (const [day, look] of [
        ['2026-03-06', () => sendMouse({ type: 'click', position: middleOf(element.querySelector('button')!) })],
        ['2026-03-07', () => element.querySelector('input')!.focus()],
        ['2026-03-08', () => document.dispatchEvent(new Event('visibilitychange'))],
      ] as const) {
        setClock(`${day}T12:00:00Z`);
        element.querySelector('form')!.onsubmit = () => false;
        await look();
        await until(() => dayOf(element) === day, day);
      }
    });
    it('counts the days of the place, where it has a time zone', async () => {
      setClock('2026-12-31T22:30:00Z');
      expect(dayOf(await inZone('Pacific/Auckland'))).to.equal('2027-01-01');
      expect(dayOf(await inZone('America/Los_Angeles'))).to.equal('2026-12-31');
      setClock('2026-01-01T04:30:00Z');
      expect(dayOf(await inZone('America/Los_Angeles'))).to.equal('2025-12-31');
      const element = await inZone('UTC');
      expect(dayOf(element)).to.equal('2026-01-01');
      element.setAttribute('time-zone', 'Pacific/Pago_Pago');
      await until(() => dayOf(element) === '2025-12-31');
    });
    it('counts the days of the visitor, with one warning, in a time zone that there is not', async () => {
      const warnings = await warningsOf(async () => {
        const element = await open('id="nowhere" time-zone="Europe/Hamborg"');
        element.querySelector('input')!.focus();
        const now = new Date();
        expect(new Date(`${dayOf(element)}T00:00`)).to.deep.equal(
          new Date(now.getFullYear(), now.getMonth(), now.getDate()),
        );
      });
      expect(warnings.filter((each) => each.includes('Europe/Hamborg'))).to.have.length(1);
    });
    it('also in a field that comes later, or that has an empty `min`', async () => {
      const element = await place('<sq-table-booking><form><p></p></form></sq-table-booking>');
      element.querySelector('p')!.innerHTML = '<input type="date" min="" aria-label="Day">';
      await until(() => dayOf(element) !== '');
    });
    it('leaves a `min` that a script of the page has set since', async () => {
      const element = await open();
      const input = element.querySelector('input')!;
      input.min = '2030-01-01';
      input.focus();
      expect(input.min).to.equal('2030-01-01');
      element.remove();
      await settled(element);
      expect(input.min).to.equal('2030-01-01');
    });
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

  it('does not let an empty field be called invalid before anybody has typed', async () => {
    const day =
      '<form action="#"><label>Day <input type="date" name="date" required></label><button>Find</button></form>';
    const element = await place(`<sq-table-booking>${day}</sq-table-booking>`);
    const input = element.querySelector('input')!;
    await until(() => input.getAttribute('aria-invalid') === 'false');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect(input.hasAttribute('aria-invalid')).to.equal(false);
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
