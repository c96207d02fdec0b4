import { expect } from '@open-wc/testing';
import { toPageContext } from '../page/read-page.js';
import { API_ROOT, LIBRARY_BASE_PATH, REST_ROOT } from './paths.js';

describe('the root paths', () => {
  it('are /api/ and /api/rest/ [REQ-024]', () => {
    expect([API_ROOT, REST_ROOT]).to.deep.equal(['/api/', '/api/rest/']);
    expect(toPageContext({}).apiRoot).to.equal(API_ROOT);
  });
  it('include that of the older library [REQ-025]', () => {
    expect(LIBRARY_BASE_PATH).to.equal('/universal/yui3/3.17.2/');
  });
});
