import { expect } from '@open-wc/testing';
import { inShadow, place, warningsOf } from '../../shared/testing/fixture.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import { pretendFormBackend } from './testing/form-backend.js';

type Form = ElementOf<typeof form>;

describe('a field list whose code cannot be loaded', () => {
  const { network } = pretendFormBackend();

  it('is logged to the console only, and what its author wrote stays [FRM-058]', async () => {
    network.use(http.get('*/build-form.*', () => new HttpResponse(null, { status: 503 })));
    const warnings = await warningsOf(async () => {
      const fields = JSON.stringify([{ id: 'name', type: 'text', title: 'Name' }]);
      // `updateComplete`, which place() awaits, ends with the attempt.
      const element = await place<Form>(`<sq-form form-id="f" fields='${fields}'><p>Write to us.</p></sq-form>`);
      expect(element.querySelector('form')).to.equal(null);
      expect(element.querySelector('p')!.checkVisibility()).to.equal(true);
      expect(inShadow(element, '[part=banner-above]')!.hidden).to.equal(true);
      expect(element.innerText.trim()).to.equal('Write to us.');
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('a form could not be rendered');
  });
});
