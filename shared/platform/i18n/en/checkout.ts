export const checkoutMessages = {
  noCart: 'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  checkout: 'Check out',
  donate: 'Donate',
  giftCard: 'Buy a gift card',
  subscribe: 'Subscribe',
};
