import { html } from 'hono/html';

interface Review {
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  readonly by: string;
}

/** What was said of the demo's products, by their ids: the studio's own choice of the reviews that it got. */
const REVIEWS: Readonly<Record<string, readonly Review[]>> = {
  'breakfast-mug': [
    { stars: 5, text: 'It holds a whole pot, and stays warm to the last sip.', by: 'Inger' },
    { stars: 4, text: 'Lighter than it looks. The handle takes two fingers, not three.', by: 'Tomas' },
  ],
  'tide-bowl': [{ stars: 5, text: 'The glaze pools like water in the bottom. We eat everything from it.', by: 'Ruth' }],
};

const review = ({ stars, text, by }: Review) =>
  html`<li>
    <span class="stars" role="img" aria-label="${stars} of 5 stars">${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}</span>
    <blockquote><p>${text}</p></blockquote>
    <p class="soft">${by}</p>
  </li>`;

/** Plain HTML: reading reviews needs no script. Nothing for a product that has none. */
export function reviewList(productId: string) {
  const reviews = REVIEWS[productId] ?? [];
  if (reviews.length === 0) return '';
  return html`<section class="reviews">
    <h2>What others say</h2>
    <ul>
      ${reviews.map(review)}
    </ul>
  </section>`;
}
