/** Texts that every form may show: those of storefront §8, then the kit's own. */
export const formViewMessages = {
  submitting: 'Submitting…',
  processingError: 'Error processing form submission. Please reload and try again.',
  scrollDown: 'Your form has encountered a problem. Please scroll down to review.',
  scrollUp: 'Your form has encountered a problem. Please scroll up to review.',
  thanks: 'Thank you!',
  offline: 'Unable to connect. Please check your internet connection.',
  restored: 'What you typed before has been put back.',
  forgotten: 'What you typed is deleted from this device.',
};
