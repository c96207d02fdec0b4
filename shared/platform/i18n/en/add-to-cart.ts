export const addToCartMessages = {
  added: 'Added to your cart.',
  failed: 'Unable to add to your cart. Please try again.',
};
