/** That these four cookies exist is all that is shown (storefront §9): the names are the kit's own (ambiguity A97). */
export const OWNER_COOKIES = {
  preview: 'sq-preview',
  versionOverride: 'sq-version-override',
  expandedFrame: 'sq-expanded-frame',
  disabledUserScripts: 'sq-disabled-user-scripts',
} as const satisfies Record<string, string>;
