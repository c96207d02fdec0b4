export const cartMessages = {
  items: '{items} items in cart',
  itemsOne: '1 item in cart',
  itemsOver: 'More than 100 items in cart',
};
