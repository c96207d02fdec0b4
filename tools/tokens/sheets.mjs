// The two style sheets that are made of the design tokens.
import { cssValue } from './css-value.mjs';
import { readTokens, referenceIn, resolveValue } from './read-tokens.mjs';

/** What every page has by its page sheet: what blocks read most, and nothing that they can do without. */
const IN_PAGE_SHEET = [
  ...['text', 'muted', 'surface', 'raised', 'border', 'accent', 'on-accent', 'error', 'success', 'focus'].map(
    (role) => `color.${role}`,
  ),
  ...[1, 2, 3, 4, 5, 6].map((step) => `space.${step}`),
  ...['radius', 'radius.large', 'radius.circle'],
  ...['time.fast', 'time', 'time.slow'],
];

const byScheme = (light, dark) => (dark === undefined ? light : `light-dark(${light}, ${dark})`);

/** `elements/generated/tokens.css`, the beginning of the page sheet: values only, as the scales are not there. */
export function pageSheetPart(tokens = readTokens()) {
  const lines = IN_PAGE_SHEET.map((path) => {
    const token = tokens.find((each) => each.path === path);
    const text = (value) => value && cssValue(token, resolveValue(value, tokens));
    return `  ${token.property}: ${byScheme(text(token.value), text(token.dark))};\n`;
  });
  return `/*
 * The kit's look, in one place. A site overrides any of these on :root or on a block.
 * Written by tools/registry.mjs from tokens.json. Do not edit.
 */
:where(:root) {
  /* Tells the kit that this page has the sheet. */
  --sq-blocks: 1;

${lines.join('')}
  /* Overlays start here (storefront §9 "Modal layering"). */
  --sq-layer: 30000;
}
`;
}

/** Properties of blocks with colours of their own: with all tokens on the page they follow the tokens too. */
const OWN_COLORS = ['cookie-banner', 'info-bar'].flatMap((block) => [
  `  --sq-${block}-background: var(--sq-color-surface);\n`,
  `  --sq-${block}-color: var(--sq-color-text);\n`,
]);

/** `dist/tokens.css`: all tokens. Roles refer to the scales, so that a changed scale changes them. */
export function tokensSheet(tokens = readTokens()) {
  const lines = tokens.map((token) => {
    const text = (value) => {
      const path = referenceIn(value);
      if (path !== undefined) return `var(${tokens.find((each) => each.path === path).property})`;
      return value && cssValue(token, value);
    };
    return `  ${token.property}: ${byScheme(text(token.value), text(token.dark))};\n`;
  });
  return `/* \`html\` counts more than the page sheet's \`:where(:root)\`, whichever comes first, and less than a site's \`:root\`. */
html {
${lines.join('')}${OWN_COLORS.join('')}}

/* A site's own rules win, wherever they are: these have no specificity. */
:where(:root) {
  color-scheme: light dark;
  background-color: var(--sq-color-surface);
  color: var(--sq-color-text);
  font-family: var(--sq-font-text);
}

:where(h1, h2, h3, h4, h5, h6) {
  font-family: var(--sq-font-heading);
}

:where(code, kbd, samp, pre) {
  font-family: var(--sq-font-code);
}

/* On the root element or on a part of the page. */
[data-sq-color-scheme='light'] {
  color-scheme: light;
}

[data-sq-color-scheme='dark'] {
  color-scheme: dark;
}

:where([data-sq-color-scheme]) {
  background-color: var(--sq-color-surface);
  color: var(--sq-color-text);
}

/* Blocks that are light or dark by an attribute, and not by the page. */
:where(sq-cookie-banner[theme='light' i]:not(:defined), sq-info-bar) {
  color-scheme: light;
}

:where(
  sq-cookie-banner:not(:defined, [theme='light' i]),
  sq-info-bar:is([theme='dark' i], [theme='3'])
) {
  color-scheme: dark;
}

@media print {
  :root,
  [data-sq-color-scheme] {
    color-scheme: light;
  }
}
`;
}
