/** Texts that every form may show: those of storefront §8, then the kit's own. */
export const formViewMessages = {
  submitting: 'Submitting…',
  processingError: 'Error processing form submission. Please reload and try again.',
  scrollDown: 'Your form has encountered a problem. Please scroll down to review.',
  scrollUp: 'Your form has encountered a problem. Please scroll up to review.',
  thanks: 'Thank you!',
  counter: '{count} / {max}',
  offline: 'Unable to connect. Please check your internet connection.',
  queued: 'You are offline. What you wrote is kept on this device, and is sent when you are online again.',
  takeBack: 'Change it',
  restored: 'What you typed before has been put back.',
};
