import { flag, INVALID, parsed } from '../../shared/declaration/attribute.js';
import { block } from '../../shared/declaration/declaration.js';
import { readInfoBarStyle, type InfoBarStyle } from '../../shared/site/vocabulary/info-bar.js';

const shows = (what: string, key: string) => flag(`Whether ${what} is shown.`, true, { keys: [key] });

export const infoBar = block({
  tag: 'sq-info-bar',
  summary:
    "The mobile information bar: a site's links to mail, call and find it, along the lower edge of windows up to 1024 px wide.",
  editor: { icon: 'phone', content: 'blocks' },
  needs: { content: 'element' },
  attributes: {
    theme: parsed<InfoBarStyle | ''>(
      'Light, dark, or none: no bar. The numbers 2, 3 and 1 of the specification as well. Default: that of the page context, else light.',
      `'none' | 'light' | 'dark' | ''`,
      (data) => readInfoBarStyle(data) ?? INVALID,
      '',
      { keys: ['style'], expected: 'none, light, dark, 1, 2 or 3', reflect: true },
    ),
    'contact-email': shows('the link to write a mail', 'isContactEmailEnabled'),
    'contact-phone-number': shows('the link to call', 'isContactPhoneNumberEnabled'),
    location: shows('the element with `data-info="location"`', 'isLocationEnabled'),
    'business-hours': shows('the element with `data-info="hours"`', 'isBusinessHoursEnabled'),
  },
  slots: {
    '': 'Links and texts: `mailto:` and `tel:` links are known by their address, others by `data-info="location"` and `data-info="hours"`.',
  },
  customProperties: {
    '--sq-info-bar-background': 'Background of the bar.',
    '--sq-info-bar-color': 'Colour of its text.',
  },
});
