import { expect } from '@open-wc/testing';
import { inShadow, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import '../../elements/sq-member-gate/index.js';
import sheet from '../../elements/sq-member-gate/sq-member-gate.css' with { type: 'css' };

describe('sq-member-gate', () => {
  before(() => withPageSheet(sheet));
  afterEach(() => removeContext());
  const notice = (element: Element) => inShadow(element, '[part=heading]')?.textContent;

  it('says that a page is locked [MBR-001]', async () => {
    const form = '<form><label>Password <input type="password"></label></form>';
    const element = await place(`<sq-member-gate kind="locked">${form}</sq-member-gate>`);
    expect(notice(element)).to.equal('This page is locked');
    expect(element.querySelector('input')!.getClientRects()).to.have.length(1);
    setContext({ pageType: 103 });
    expect(notice(await place(`<sq-member-gate>${form}</sq-member-gate>`))).to.equal('This page is locked');
  });

  it('says that a page is for members [MBR-002, MBR-006]', async () => {
    const text = 'This page available only site members';
    expect(notice(await place('<sq-member-gate kind="MEMBERS"><p>Join</p></sq-member-gate>'))).to.equal(text);
    for (const pageType of [105, 106]) {
      setContext({ pageType });
      expect(notice(await place('<sq-member-gate><p>Join</p></sq-member-gate>'))).to.equal(text);
    }
    setContext({ pageType: 103 });
    expect(notice(await place('<sq-member-gate kind="members"><p>Join</p></sq-member-gate>'))).to.equal(text);
  });

  it('leaves the heading to the author, also to one that comes later', async () => {
    const element = await place('<sq-member-gate><div><h3>For members<br></h3></div></sq-member-gate>');
    expect(notice(element)).to.equal(undefined);
    const plain = await place('<sq-member-gate><p>Join</p></sq-member-gate>');
    plain.insertAdjacentHTML('afterbegin', '<h2>For members</h2>');
    await until(() => notice(plain) === undefined);
  });

  it('does not let an empty field be called invalid before anybody has typed', async () => {
    const form = '<form><label>Password <input type="password" required></label></form>';
    const element = await place(`<sq-member-gate kind="locked"><div>${form}</div></sq-member-gate>`);
    const input = element.querySelector('input')!;
    await until(() => input.getAttribute('aria-invalid') === 'false');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect(input.hasAttribute('aria-invalid')).to.equal(false);
    element.remove();
    await until(() => !element.innerHTML.includes('aria-invalid'));
  });

  it('says it in the language of the page', async () => {
    setContext({ messages: { de: { members: { locked: 'Diese Seite ist gesperrt' } } } });
    const holder = await place('<div lang="de"><sq-member-gate kind="locked"></sq-member-gate></div>');
    const element = holder.firstElementChild!;
    await settled(element);
    expect(notice(element)).to.equal('Diese Seite ist gesperrt');
  });

  it('is accessible', async () => {
    await expect(
      await place('<sq-member-gate kind="locked"><a href="#in">Sign in</a></sq-member-gate>'),
    ).to.be.accessible();
  });
});
