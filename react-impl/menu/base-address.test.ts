import { expect } from '@open-wc/testing';
import { place, settled, until } from '../../shared/testing/fixture.js';
import { describeOddAddresses } from '../../shared/testing/odd-addresses.js';
import '../../elements/sq-menu/index.js';

describe('the address of the page of a menu', () => {
  describeOddAddresses((visit) => {
    it('keeps path and query while tabs are named', async () => {
      const address = visit();
      const html = '<sq-menu><h2 id="one">One</h2><p>A</p><h2 id="two ü">Two</h2><p>B</p></sq-menu>';
      const element = await place(html);
      await settled(element);
      element.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')[1]!.click();
      await until(() => location.hash !== '');
      expect(location.href).to.equal(address('#two%20%C3%BC'));
    });
  });
});
