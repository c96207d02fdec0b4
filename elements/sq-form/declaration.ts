import { choice, flag, INVALID, json, text } from '../../shared/declaration/attribute.js';
import { block, event, method } from '../../shared/declaration/declaration.js';

/** What each field says is read where the form is built. */
const read = (data: unknown): readonly unknown[] | typeof INVALID => (Array.isArray(data) ? data : INVALID);

export const form = block({
  tag: 'sq-form',
  summary: 'A form that validates, sends itself, shows every error where it belongs, and posts plainly without script.',
  attributes: {
    'form-id': text('The id under which the backend knows the form.'),
    'collection-id': text('The collection the form stands in.'),
    'object-name': text('The name of the object the form belongs to.'),
    'overlay-form': flag('Whether it stands in an overlay. Inside a dialog or a popover it says so by itself.'),
    fields: json('Fields to render when there is no form inside.', 'Field[]', read, [] as readonly unknown[]),
    'submit-button-text': text('The text of the button of a rendered form.'),
    'post-submit-message': text('Shown in place of the form after success.'),
    'post-submit-html': text("The same as HTML of the site's owner."),
    'post-submit-scripts': flag('Whether scripts in post-submit-html run.', true),
    'success-redirect': text('Where to go after success, instead of a message: http, https or relative.'),
    'email-pattern': choice(
      'Which emails are valid: as the specification says (a last label of 2 to 4), or as HTML does.',
      ['documented', 'html'],
      'documented',
    ),
    captcha: choice(
      'Whose captcha must be solved. Its script comes with the first focus, and after a leave.',
      ['none', 'recaptcha', 'hcaptcha', 'turnstile'],
      'none',
    ),
    'captcha-key': text("The site's key for it. Default: websiteSettings.captchaSiteKey of the page context."),
    remember: flag(
      'Keeps what was typed on the device until it is sent, and sends it later when there is no network. Never passwords.',
      true,
    ),
  },
  events: {
    'sq-submit': event(
      'The visitor submits; nothing is sent when it is cancelled.',
      { formData: 'FormData' },
      { cancelable: true },
    ),
    'sq-submit-success': event('The submission was accepted.', {}),
    'sq-submit-error': event('The submission failed. `status` is 0 where no answer came.', {
      status: 'number',
      message: 'string',
      errors: 'Record<string, string>',
    }),
    'sq-form-queued': event('There is no network: the submission waits on the device, and is sent when there is.', {}),
    'sq-form-restore': event('What was typed before has been put back into the form.', {}),
  },
  methods: {
    submit: method('Submits as the button does.'),
    reset: method('Empties the form and shows it again.'),
  },
  slots: { '': 'A real form; or nothing, with fields.' },
  parts: {
    'banner-above': 'The message above the form.',
    summary: 'The list of fields with errors, in the message above the form.',
    'banner-below': 'The message below the form.',
    queued: 'Says that a submission waits for the network.',
    status: 'Tells a screen reader that the form is being sent.',
  },
  customProperties: {},
});
