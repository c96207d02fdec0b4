/** Texts of the page that asks for a review. */
export const reviewMessages = {
  rating: 'Your rating',
  review: 'Your review',
  name: 'Your name, as it is shown',
  send: 'Send the review',
  thanks: 'Thank you for your review.',
  reviewed: 'You have already reviewed this purchase.',
  expired: 'Your review request has expired.',
};
