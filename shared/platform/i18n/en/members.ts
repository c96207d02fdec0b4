/** Texts of protected pages (storefront §2), as they stand there; the last ones are the kit's own. */
export const memberMessages = {
  locked: 'This page is locked',
  membersOnly: 'This page available only site members',
  options: 'Pricing options',
  left: 'First option',
  right: 'Second option',
};
