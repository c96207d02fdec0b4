/** `cleaned`, `reload` and `clear` are exact texts of storefront §8, `logged` of ambiguity A89; the others are the kit's own. */
export const systemErrorMessages = {
  cleaned: 'Something Went Wrong!',
  logged: 'This error has been logged and reported.',
  title: 'System Error',
  url: 'URL',
  format: 'Format',
  json: 'JSON',
  text: 'Text',
  error: 'Error',
  key: 'Error key',
  moreOne: '1 more error has occurred.',
  more: '{count} more errors have occurred.',
  reload: 'Reload Page',
  clear: 'Clear',
};
export type SystemErrorMessage = keyof typeof systemErrorMessages;
