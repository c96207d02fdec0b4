import { choice, flag, INVALID, json, text } from '../../shared/declaration/attribute.js';
import { block, event, method } from '../../shared/declaration/declaration.js';

/** The fields themselves are checked where the form is rendered. */
const read = (data: unknown): readonly unknown[] | typeof INVALID => (Array.isArray(data) ? data : INVALID);

const captcha = choice(
  'The provider of the captcha. Its script is loaded at the first focus, after consent.',
  ['none', 'recaptcha', 'hcaptcha', 'turnstile'],
  'none',
  { keys: ['captchaEnabled'] },
);

export const form = block({
  tag: 'sq-form',
  summary:
    'A form that validates, is sent without leaving the page, shows each error at its field, and is a plain POST without script.',
  editor: { icon: 'feedback', content: 'blocks', keywords: ['contact form'] },
  needs: { content: 'form', attributes: ['fields'] },
  attributes: {
    'form-id': text('The id under which the platform knows the form. A form with an action of its own needs none.'),
    'collection-id': text('The id of the collection that the form is in.'),
    'object-name': text('The name of the object the form belongs to.'),
    'overlay-form': flag('Whether it is in an overlay. Detected inside a dialog or a popover.'),
    fields: json(
      'Fields to render when there is no form inside. A server prints them with sq-blocks/form-html: then nothing moves.',
      'Field[]',
      read,
      [] as readonly unknown[],
    ),
    'submit-button-text': text('The text of the button of a rendered form.'),
    'post-submit-message': text('Shown in place of the form after success.'),
    'post-submit-html': text("The same as HTML of the site's owner.", '', { ownersOnly: true }),
    'post-submit-scripts': flag('Whether scripts in post-submit-html run.', true, {
      ownersOnly: true,
    }),
    'success-redirect': text('Where to go after success, instead of a message: http, https or relative.'),
    'email-pattern': choice(
      'Which emails are valid: documented (the last label has 2 to 4 letters) or html (as browsers check them).',
      ['documented', 'html'],
      'documented',
    ),
    captcha: {
      ...captcha,
      // The platform's switch, `captchaEnabled`, means this provider.
      read: (raw, name) => captcha.read(raw === true ? 'recaptcha' : raw === false ? 'none' : raw, name),
    },
    'captcha-key': text("The site's key for it. Default: websiteSettings.captchaSiteKey of the page context."),
    'address-suggestions': flag(
      'Whether fields with autocomplete="address-line1" suggest addresses, asked for from the site itself.',
    ),
    remember: flag(
      'Stores a draft on the device until it is sent, and sends it later when there is no network. Never passwords, card or identity numbers.',
      true,
    ),
  },
  events: {
    'sq-submit': event(
      'The visitor submits; nothing is sent when it is cancelled. `formData` is what is sent: it may be changed.',
      { formData: 'FormData' },
      { cancelable: true },
    ),
    'sq-submit-success': event('The submission was accepted.', {}),
    'sq-submit-error': event('The submission failed. `status` is 0 when there was no response.', {
      status: 'number',
      message: 'string',
      errors: 'Record<string, string>',
    }),
    'sq-submit-unclear': event(
      "The server's answer says neither yes nor no: its words are shown, and the draft stays.",
      { message: 'string' },
    ),
    'sq-form-queued': event('There is no network: the submission is stored on the device, and sent later.', {}),
    'sq-form-restore': event('A draft has been restored into the form.', {}),
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
    queued: 'The note that a submission waits for the network.',
    kept: 'The note that entries are kept on the device, with a button that deletes them.',
    status: 'Announces to screen readers that the form is being sent.',
  },
  customProperties: {
    '--sq-form-height':
      'The room that is kept for the fields of a list until they are there. Default: what their kinds need, once the loader has seen them.',
  },
});
