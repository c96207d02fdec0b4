/* Values that the specification mentions without giving them: these are the kit's own (ambiguity A97). */

/** Shown in place of a secret that the server does not send back to the page (storefront §9). */
export const MASKED_VALUE = '••••••••';

export const isMasked = (value: unknown): boolean => value === MASKED_VALUE;

/** Names of the four cookies of a site's owner (storefront §9). */
export const OWNER_COOKIES = {
  preview: 'sq-preview',
  versionOverride: 'sq-version-override',
  expandedFrame: 'sq-expanded-frame',
  disabledUserScripts: 'sq-disabled-user-scripts',
} as const satisfies Record<string, string>;
