/** Texts of the sign-in of members; the kit's own. The server says why it refuses one. */
export const signInMessages = {
  signingIn: 'Signing in…',
  signedInAs: 'Signed in as {account}',
  signedIn: 'You are signed in',
  signOut: 'Sign out',
  signedOut: 'You are signed out',
  required: 'This field is required.',
  email: 'Email is not valid. Email addresses should follow the format {email}.',
};
