import { expect } from '@open-wc/testing';
import { until } from '../../testing/fixture.js';
import { removeContext, setContext } from '../../testing/page-context.js';
import { showLogoutNotice } from './logout-notice.js';

const notice = () =>
  document.querySelector('[data-sq-dialog]')?.shadowRoot?.querySelector<HTMLElement>('[part=notice]');
const shown = async () => {
  await until(notice);
  const texts = [...notice()!.children].map(({ textContent }) => textContent);
  document.querySelector('[data-sq-dialog]')!.remove();
  return texts;
};

describe('the notice after a logout', () => {
  afterEach(removeContext);

  it('has the exact texts of the specification, in a region that is announced [RUN-004]', async () => {
    showLogoutNotice();
    await until(notice);
    expect(notice()!.parentElement!.role).to.equal('status');
    expect(await shown()).to.deep.equal(['Logout Successful', 'You have been successfully logged out.']);
  });
  it('is in the language of the site', async () => {
    setContext({ messages: { en: { session: { loggedOut: 'Signed out', loggedOutMessage: 'See you soon.' } } } });
    showLogoutNotice();
    expect(await shown()).to.deep.equal(['Signed out', 'See you soon.']);
  });
});
