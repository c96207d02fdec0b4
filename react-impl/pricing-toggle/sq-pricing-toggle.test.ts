import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import type { pricingToggle } from './declaration.js';
import sheet from '../../elements/sq-pricing-toggle/sq-pricing-toggle.css' with { type: 'css' };

type Toggle = ElementOf<typeof pricingToggle>;
const HTML = `<sq-pricing-toggle left-label="Monthly" right-label="Yearly">
  <h3>Open studio<br></h3>
  <p data-option="left" style="display: flex"><b>$65</b> a month</p>
  <p data-option="right" style="display: flex"><b>$650</b> a year</p>
  <section><a data-option="left" href="#m">Join by the month</a><a data-option="right" href="#y">Join for a year</a></section>
  <p data-option="right" hidden>hidden by the author</p>
</sq-pricing-toggle>`;

describe('sq-pricing-toggle', () => {
  before(async () => {
    withPageSheet(sheet);
  });
  const shownTexts = (element: Element) =>
    [...element.querySelectorAll<HTMLElement>('[data-option]')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => each.textContent);
  const button = (element: Element, side: string) => inShadow<HTMLButtonElement>(element, `[part~=option-${side}]`)!;
  const pressed = (element: Element) =>
    ['left', 'right'].map((side) => button(element, side).getAttribute('aria-pressed'));
  const upgraded = async (html = HTML) => {
    await import('../../elements/sq-pricing-toggle/index.js');
    return place<Toggle>(html);
  };

  it('shows one option before it is upgraded, and both where the script never comes', async () => {
    // A tag that nothing defines, with the same rules.
    const other = new CSSStyleSheet();
    other.replaceSync(
      [...sheet.cssRules].map((rule) => rule.cssText.replaceAll(/sq-pricing-toggle(?!-wait)/g, 'sq-never')).join('\n'),
    );
    document.adoptedStyleSheets.push(other);
    const holder = document.createElement('div');
    holder.innerHTML = HTML.replaceAll('sq-pricing-toggle', 'sq-never');
    document.body.append(holder);
    const element = holder.firstElementChild!;
    expect(shownTexts(element)).to.deep.equal(['$65 a month', 'Join by the month']);
    for (const animation of document.getAnimations()) animation.finish();
    await until(() => shownTexts(element).length === 4);
    element.setAttribute('value', 'right');
    expect(shownTexts(element)).to.deep.equal(['$650 a year', 'Join for a year']);
    holder.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== other);
  });

  it('swaps the price by a press of the left or the right button [MBR-003]', async () => {
    const element = await upgraded();
    expect(shownTexts(element)).to.include('$65 a month').and.not.include('$650 a year');
    const change = nextEvent<CustomEvent<{ value: string }>>(element, 'sq-pricing-change');
    button(element, 'right').click();
    expect((await change).detail.value).to.equal('right');
    await settled(element);
    expect(shownTexts(element)).to.include('$650 a year').and.not.include('$65 a month');
    button(element, 'left').click();
    await settled(element);
    expect(shownTexts(element)).to.include('$65 a month').and.not.include('$650 a year');
  });

  it('swaps the way to join with it [MBR-004]', async () => {
    const element = await upgraded();
    const join = () => shownTexts(element).filter((text) => text?.startsWith('Join'));
    expect(join()).to.deep.equal(['Join by the month']);
    button(element, 'right').click();
    await settled(element);
    expect(join()).to.deep.equal(['Join for a year']);
  });

  it('says which button is pressed, also by keys [MBR-005]', async () => {
    const element = await upgraded();
    expect(pressed(element)).to.deep.equal(['true', 'false']);
    button(element, 'left').focus();
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: ' ' });
    await settled(element);
    expect(pressed(element)).to.deep.equal(['false', 'true']);
    // A press of the pressed button is no change.
    let changes = 0;
    element.addEventListener('sq-pricing-change', () => changes++);
    await sendKeys({ press: 'Enter' });
    expect([changes, ...pressed(element)]).to.deep.equal([0, 'false', 'true']);
  });

  it('follows its attribute, and names its buttons by their content where the author does not', async () => {
    const element = await upgraded(
      '<sq-pricing-toggle value="right"><p data-option="left">Pay by the month, and leave whenever you like to</p><p data-option="right">  Yearly\n</p></sq-pricing-toggle>',
    );
    expect(shownTexts(element)).to.deep.equal(['  Yearly\n']);
    expect(['left', 'right'].map((side) => button(element, side).textContent)).to.deep.equal([
      'Pay by the month, and leave whenever you',
      'Yearly',
    ]);
    button(element, 'left').click();
    await settled(element);
    element.value = 'left';
    await settled(element);
    element.value = 'right';
    await settled(element);
    expect(pressed(element)).to.deep.equal(['false', 'true']);
  });

  it('names its buttons shortly in languages without spaces, and by what is seen', async () => {
    const element = await upgraded(
      `<sq-pricing-toggle><p data-option="left">Tool 月額六千五百円で、いつでも退会できます。ろくろと釉薬は毎日、朝九時から夜十時までお使いいただけます。</p>
       <div data-option="right"><style>.a { color: red }</style><b>$650</b> a year<i hidden>!</i></div></sq-pricing-toggle>`,
    );
    expect(button(element, 'left').textContent).to.equal(
      'Tool 月額六千五百円で、いつでも退会できます。ろくろと釉薬は毎日、朝九時か…',
    );
    expect(button(element, 'right').textContent).to.equal('$650 a year');
  });

  describe('shows the option that a link leads to', () => {
    const address = location.href.replace(/#.*/, '');
    afterEach(() => history.replaceState(null, '', address));
    const PAGE = `<div><a id="to" href="#für-ein-jahr">For a year</a><div style="block-size: 300vh"></div>${HTML.replace('href="#y"', 'href="#y" id="für-ein-jahr"')}</div>`;
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > top && top >= 0 && bottom <= innerHeight;
    };

    it('when it is clicked, as often as it is', async () => {
      const page = await upgraded(PAGE);
      const [link, element] = [page.querySelector<HTMLElement>('#to')!, page.querySelector('sq-pricing-toggle')!];
      for (let time = 0; time < 2; time++) {
        scrollTo(0, 0);
        link.focus();
        await sendKeys({ press: 'Enter' });
        await until(() => isInView(document.getElementById('für-ein-jahr')!));
        expect(pressed(element)).to.deep.equal(['false', 'true']);
        button(element, 'left').click();
        await settled(element);
      }
    });
    it('from another page', async () => {
      history.replaceState(null, '', '#für-ein-jahr');
      await upgraded(PAGE);
      await until(() => isInView(document.getElementById('für-ein-jahr')!));
    });
    it('and no other', async () => {
      for (const hash of ['#%', '#', '#nowhere', '#to']) {
        history.replaceState(null, '', hash);
        const page = await upgraded(PAGE);
        expect(pressed(page.querySelector('sq-pricing-toggle')!), hash).to.deep.equal(['true', 'false']);
        page.remove();
      }
    });
  });

  it('hides what is added later, leaves what the author has hidden, and gives all back when it goes', async () => {
    const element = await upgraded();
    const late = document.createElement('p');
    late.dataset['option'] = 'right';
    element.append(late);
    await until(() => late.hidden);
    button(element, 'right').click();
    await settled(element);
    const byAuthor = element.querySelector<HTMLElement>('p[data-option="right"]:nth-of-type(3)')!;
    expect([late.hidden, byAuthor.hidden]).to.deep.equal([false, true]);
    window.dispatchEvent(new Event('beforeprint'));
    expect(shownTexts(element)).to.have.length(5);
    window.dispatchEvent(new Event('afterprint'));
    expect(shownTexts(element)).to.have.length(3);
    const parent = element.parentElement!;
    element.remove();
    const rest = [...element.querySelectorAll<HTMLElement>('[data-option]')].filter((each) => each.hidden);
    await until(() => rest.filter((each) => each.hidden).length === 1);
    expect(rest.find((each) => each.hidden)).to.equal(byAuthor);
    parent.append(element);
  });

  it('is accessible', async () => {
    const element = await upgraded();
    await expect(element).to.be.accessible();
    expect(inShadow(element, '[role=group]')!.getAttribute('aria-label')).to.equal('Pricing options');
  });
});
