/** Storefront §5 and §9. The two hosts are filled in their order (ambiguity A74). */
export const linkMessages = {
  linkFormat: 'Links must be formatted as {host} or {host}',
  emailFormat: 'Emails must be formatted as {email}',
  foodOrdering: 'Order Now',
};
