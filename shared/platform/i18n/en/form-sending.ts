import { formViewMessages } from './form-view.js';

/** Errors of a submission: the texts of storefront §5 and §8, letter for letter, and the kit's own. */
export const formSendingMessages = {
  processingError: formViewMessages.processingError,
  unknownError: 'Unknown error, please try again later.',
  noKey: 'Could not get a form submission key, please try again later.',
  unparseable: 'Could not parse the form fields, please check your entries.',
  invalidFields: 'One or more fields is invalid, please check your entries.',
  status401: 'Unable to submit form. Please try again later.',
  status404: 'This form has not been configured yet.',
  status429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  status500: 'Unable to send form. Please try again later.',
  captcha: 'Complete CAPTCHA before submitting.',
  email: 'Email is not valid. Email addresses should follow the format {email}.',
  tooLong: 'You have exceeded the character limit.',
  usZip: 'A US ZIP code has 5 digits.',
  date: 'This is not a date.',
  unconfirmed:
    'There was no answer: what you wrote may have arrived, or not. Send it again only if you do not hear from us.',
  filesOffline:
    'You are offline, and files are not kept on this device. Please send the form when you are online again.',
  fileTooLarge: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  fileUnsupported: 'The file {fileName} does not appear to be a supported file',
  tooManyFiles: 'No more than {count} files can be sent here.',
  refused: 'What you wrote could not be delivered. Please look it over and send it again.',
  backToForm: 'Back to the form',
  required: 'This field is required.',
};
