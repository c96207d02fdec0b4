/** Texts shown in place of a captcha that is not loaded. */
export const formCaptchaMessages = {
  captchaConsent: 'This form is protected by {name}, which has to be contacted before you can send it.',
  captchaLoad: 'Load {name}',
  captchaFailed: 'The CAPTCHA could not be loaded.',
  tryAgain: 'Try again',
};
