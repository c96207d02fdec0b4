export const productQuickViewMessages = {
  loading: 'Loading the product',
  details: 'All about this product',
  close: 'Close',
};
