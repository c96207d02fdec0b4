/** Storefront §2, to the letter. */
export const sessionMessages = {
  loggedOut: 'Logout Successful',
  loggedOutMessage: 'You have been successfully logged out.',
};
