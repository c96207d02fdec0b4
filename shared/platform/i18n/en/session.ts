/** Hosted sites have these texts, to the letter (storefront §2). */
export const sessionMessages = {
  loggedOut: 'Logout Successful',
  loggedOutMessage: 'You have been successfully logged out.',
};
