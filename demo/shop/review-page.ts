import { html } from 'hono/html';
import type { ReviewRequest } from '../../backend/index.js';
import { reviewMessages } from '../../shared/platform/i18n/en/reviews.js';
import { REVIEWS_PAGE } from '../../shared/site/vocabulary/reviews-page.js';
import { shopPage } from './shop-page.js';

const star = (count: number) =>
  html`<label><input type="radio" name="rating" value="${count}" required /> ${count} of 5 stars</label>`;

/** The page that a buyer gets a link to, with the token of the order. Its form works without script. */
export function reviewPage(token: string, request: ReviewRequest): Promise<string> {
  const path = '/shop/review';
  if (request !== 'open')
    return shopPage(
      'Your review',
      path,
      html`<p class="note">${reviewMessages[request]}</p>
        <p><a href="/shop/">The shop</a></p>`,
      { pageType: REVIEWS_PAGE },
    );
  return shopPage(
    'Your review',
    path,
    html`<p class="lead">How is it, in your hands and on your table?</p>
      <div id="sq-reviews-root">
        <sq-reviews request="${request}">
          <form class="sq-fields" method="post" action="/api/form/submit/review">
            <input type="hidden" name="token" value="${token}" />
            <fieldset class="sq-field">
              <legend>${reviewMessages.rating}</legend>
              <div class="sq-rating">${[1, 2, 3, 4, 5].map(star)}</div>
            </fieldset>
            <div class="sq-field">
              <label for="review">${reviewMessages.review}</label>
              <textarea id="review" name="review" rows="5" maxlength="2000"></textarea>
            </div>
            <div class="sq-field">
              <label for="name">${reviewMessages.name}</label>
              <input id="name" name="name" maxlength="200" autocomplete="name" />
            </div>
            <button class="button sq-submit">${reviewMessages.send}</button>
          </form>
        </sq-reviews>
      </div>`,
    { pageType: REVIEWS_PAGE },
  );
}
