/**
 * Texts of products. A text with a number may have one more text for each other plural category of its language, named
 * with it: `renewsWeeksFew` beside `renewsWeeks`, which is for all others.
 */
export const productMessages = {
  from: 'from {startingPrice}',
  salePrice: 'Sale price',
  originalPrice: 'Original price',
  renewsWeek: 'Renews every week',
  renewsMonth: 'Renews every month',
  renewsYear: 'Renews every year',
  renewsWeeks: 'Renews every {n} weeks',
  renewsMonths: 'Renews every {n} months',
  renewsYears: 'Renews every {n} years',
  payments: '{renewal} for {p} payments',
  paymentsOne: '{renewal} for {p} payment',
  inStock: 'In stock',
  lowStock: 'Only {n} left',
  soldOut: 'Sold out',
  sale: 'Sale',
  missing: 'This combination does not exist.',
  valueSoldOut: ', sold out',
  valueMissing: ', not in this combination',
  incomplete: 'Please choose an option.',
  adding: 'Adding to the cart…',
  added: 'Added to the cart.',
  minimumSubtotal: 'To check out, your order subtotal must be {subtotal} or more.',
};
