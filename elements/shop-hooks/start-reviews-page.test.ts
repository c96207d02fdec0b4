import { expect } from '@open-wc/testing';
import { place, until } from '../../shared/testing/fixture.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { PAGE_TYPES } from '../../shared/site/vocabulary/content.js';
import { REVIEWS_PAGE } from '../../shared/site/vocabulary/reviews-page.js';
import { startReviewsPage } from './start-reviews-page.js';

describe('the page that asks for a review', () => {
  it('has one form, in its root, and none of its own beside the one of the author', async () => {
    const page = await place('<div id="sq-reviews-root"></div>');
    const stop = startReviewsPage();
    startReviewsPage();
    expect(page.querySelectorAll('sq-reviews')).to.have.length(1);
    stop();
    expect(page.querySelector('sq-reviews')).to.equal(null);
    const own = await place('<div><div id="sq-reviews-root"></div><sq-reviews></sq-reviews></div>');
    startReviewsPage();
    expect(own.querySelectorAll('sq-reviews')).to.have.length(1);
  });

  it('is the one of the type 209, and gets its form there', async () => {
    expect(PAGE_TYPES.reviewsRequest).to.equal(REVIEWS_PAGE);
    const page = await place('<div id="sq-reviews-root"></div>');
    setContext({ pageType: 209, measuring: { robots: true } });
    await import('../services.js');
    await until(() => page.querySelector('sq-reviews'));
    removeContext();
  });
});
