import { write } from '../../shared/platform/html/written.js';
import { useLayoutEffect } from 'react';
import type { infoBar } from './declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { pageContext } from '../../shared/platform/page/read-page.js';
import { asObject } from '../../shared/platform/page/unknown-values.js';
import { readInfoBarStyle } from '../../shared/site/vocabulary/info-bar.js';
import { useLightChildren } from '../hooks/use-light-children.js';

/** Which children a setting of the page context decides about. */
const KINDS = {
  contactEmail: ['contact-email', 'isContactEmailEnabled', 'a[href^="mailto:" i], [data-info=email]'],
  contactPhoneNumber: ['contact-phone-number', 'isContactPhoneNumberEnabled', 'a[href^="tel:" i], [data-info=phone]'],
  location: ['location', 'isLocationEnabled', '[data-info=location]'],
  businessHours: ['business-hours', 'isBusinessHoursEnabled', '[data-info=hours]'],
} as const;

/** On the root element while a bar is shown: what has the focus is then scrolled clear of it. */
const SHOWN = 'data-sq-info-bar';
/** How many are: a navigator may insert the next page's bar before it removes this one's. */
let count = 0;

type Props = BlockProps<typeof infoBar>;

/**
 * The mobile information bar (storefront §9): its rules are in the page sheet. Here it gets the settings of the page
 * context, `websiteSettings.mobileInfoBarSettings` (ambiguity A41), which attributes of the tag override.
 */
export function InfoBar({ host, theme, contactEmail, contactPhoneNumber, location, businessHours }: Props) {
  const { element } = host;
  const settings = asObject(pageContext().websiteSettings.mobileInfoBarSettings);
  const children = useLightChildren(element);

  const { style } = settings;
  useLayoutEffect(() => {
    const known = readInfoBarStyle(style);
    if (theme === '' && known) write(element, 'theme', known);
  }, [element, theme, style]);

  useLayoutEffect(() => {
    if (theme === 'none') return;
    const mark = (change: 1 | -1) => {
      count += change;
      document.documentElement.toggleAttribute(SHOWN, count > 0);
    };
    mark(1);
    return () => mark(-1);
  }, [theme]);

  useLayoutEffect(() => {
    const shown = { contactEmail, contactPhoneNumber, location, businessHours };
    const own = element.config as Readonly<Record<string, unknown>>;
    const hidden: HTMLElement[] = [];
    for (const [property, [attribute, setting, selector]] of Object.entries(KINDS)) {
      const isOwn = element.hasAttribute(attribute) || property in own || setting in own;
      const isShown = isOwn ? shown[property as keyof typeof KINDS] : settings[setting] !== false;
      if (isShown) continue;
      for (const child of element.querySelectorAll<HTMLElement>(selector)) {
        if (child.hidden) continue;
        write(child, 'hidden', '');
        hidden.push(child);
      }
    }
    return () => {
      for (const child of hidden) write(child, 'hidden', null);
    };
  }, [element, settings, children, contactEmail, contactPhoneNumber, location, businessHours]);
  return <slot />;
}
