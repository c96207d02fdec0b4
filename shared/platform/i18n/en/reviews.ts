/** Texts of the page that asks for a review. */
export const reviewMessages = {
  rating: 'Your rating',
  review: 'Your review',
  name: 'Your name, as it is shown',
  send: 'Send the review',
  thanks: 'Thank you for your review.',
  /** Storefront §8. */
  reviewed: 'You have already reviewed this purchase.',
  /** Storefront §8. */
  expired: 'Your review request has expired.',
};
