import { choice, flag, text } from '../../shared/declaration/attribute.js';
import { block, event, method } from '../../shared/declaration/declaration.js';
import { ACCEPT_TYPES, CTA_VARIANTS, THEMES, VARIANTS } from '../../shared/services/consent/banner-settings.js';

export const cookieBanner = block({
  tag: 'sq-cookie-banner',
  summary: 'Asks once whether cookies and third parties are welcome, remembers it, and tells the other blocks.',
  attributes: {
    text: text('The text, with simple HTML. Children take its place.', '', { keys: ['cookieBannerText'] }),
    position: text(
      'BAR: TOP or BOTTOM (default). POPUP: TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT or BOTTOM_LEFT (default).',
      '',
      {
        keys: ['cookieBannerPosition'],
      },
    ),
    theme: choice('Its colours, whatever those of the page.', THEMES, 'DARK', { keys: ['cookieBannerTheme'] }),
    variant: choice('A bar along an edge, or a card in a corner.', VARIANTS, 'BAR', { keys: ['cookieBannerVariant'] }),
    'cta-variant': choice(
      'How the controls look. An icon alone only ever accepts; beside Decline both have words.',
      CTA_VARIANTS,
      'ICON',
      { keys: ['cookieBannerCtaVariant'] },
    ),
    'cta-text': text('The label of the accepting control.', '', { keys: ['cookieBannerCtaText'] }),
    'opt-out-cta-text': text('The label of the declining control.', '', { keys: ['cookieBannerOptOutCtaText'] }),
    'accept-type': choice('Whether there is a control to decline.', ACCEPT_TYPES, 'OPT_IN', {
      keys: ['cookieBannerAcceptType'],
    }),
    restrictive: flag('Clears tracking cookies until the visitor accepts.', false, {
      keys: ['isAnalyticsCookiesDisabled'],
    }),
  },
  events: {
    'sq-consent-change': event('The visitor has chosen.', { accepted: 'boolean' }),
  },
  methods: {
    open: method('Shows the banner again, to change the choice.'),
    accept: method('Accepts, as the control does.'),
    decline: method('Declines, as the control does.'),
  },
  slots: {
    '': "The site's own notice, in place of the default text. Elements in it are shown before the code is there.",
  },
  parts: {
    banner: 'The notice.',
    text: 'Its text.',
    accept: 'The accepting control.',
    decline: 'The declining control.',
    signal: 'Says that the browser’s opt-out signal is honoured.',
    reload: 'After a no: loads the page again, where scripts have run that cannot be stopped otherwise.',
    later: 'Puts that offer away.',
    status: 'Confirms the choice to a screen reader.',
  },
  customProperties: {
    '--sq-cookie-banner-background': 'Background of the notice.',
    '--sq-cookie-banner-color': 'Colour of its text.',
  },
});
