import { choice, flag, text } from '../../shared/declaration/attribute.js';
import { block, event, method } from '../../shared/declaration/declaration.js';
import { ACCEPT_TYPES, CTA_VARIANTS, THEMES, VARIANTS } from '../../shared/services/consent/banner-settings.js';

export const cookieBanner = block({
  tag: 'sq-cookie-banner',
  summary: 'Asks once for consent to cookies and third parties, stores the answer, and notifies the other blocks.',
  editor: { icon: 'privacy', content: 'blocks', keywords: ['consent', 'privacy'] },
  attributes: {
    text: text('The text, with simple HTML. Children replace it.', '', { keys: ['cookieBannerText'] }),
    position: text(
      'BAR: TOP or BOTTOM (default). POPUP: TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT or BOTTOM_LEFT (default).',
      '',
      {
        keys: ['cookieBannerPosition'],
      },
    ),
    theme: choice('Its colours, independent of those of the page.', THEMES, 'DARK', { keys: ['cookieBannerTheme'] }),
    variant: choice('A bar along an edge, or a card in a corner.', VARIANTS, 'BAR', { keys: ['cookieBannerVariant'] }),
    'cta-variant': choice(
      'The look of the controls. ICON has no effect on Decline: beside it both controls have text.',
      CTA_VARIANTS,
      'ICON',
      { keys: ['cookieBannerCtaVariant'] },
    ),
    'cta-text': text('The label of the accepting control.', '', { keys: ['cookieBannerCtaText'] }),
    'opt-out-cta-text': text('The label of the declining control.', '', { keys: ['cookieBannerOptOutCtaText'] }),
    'accept-type': choice('Whether there is a control to decline.', ACCEPT_TYPES, 'OPT_IN', {
      keys: ['cookieBannerAcceptType'],
    }),
    purposes: text(
      'What the visitor may choose apart, with spaces between: functional, analytics, media, marketing. A control opens the choice. Without this all is accepted or declined.',
      '',
      { keys: ['cookieBannerPurposes'] },
    ),
    restrictive: flag('Clears tracking cookies until the visitor accepts.', false, {
      keys: ['isAnalyticsCookiesDisabled'],
    }),
  },
  events: {
    'sq-consent-change': event('The visitor has accepted, declined, or chosen purposes.', {
      accepted: 'boolean',
      purposes: 'readonly string[]',
    }),
  },
  methods: {
    open: method('Shows the banner again, to change the choice.'),
    accept: method('Accepts, as the control does.'),
    decline: method('Declines, as the control does.'),
  },
  slots: {
    '': "The site's own notice, in place of the default text. Elements in it are shown before the code is loaded.",
  },
  parts: {
    banner: 'The notice.',
    text: 'Its text.',
    accept: 'The accepting control.',
    decline: 'The declining control.',
    choose: 'The control that opens the choice of purposes.',
    purposes: 'The choice of purposes.',
    save: 'Saves the choice of purposes.',
    signal: 'The note that the opt-out signal of the browser is respected.',
    reload:
      'Reloads the page after the visitor has declined, where scripts are running that cannot be stopped otherwise.',
    later: 'Closes the offer to reload.',
    status: 'Announces the choice to screen readers.',
  },
  customProperties: {
    '--sq-cookie-banner-background': 'Background of the notice.',
    '--sq-cookie-banner-color': 'Colour of its text.',
  },
});
