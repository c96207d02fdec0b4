/** "Preview Only" is an exact text (storefront §6); the sentence below it is the kit's own (ambiguity A08). */
export const reservationMessages = {
  previewOnly: 'Preview Only',
  logOut: 'Log out to use this widget.',
};
