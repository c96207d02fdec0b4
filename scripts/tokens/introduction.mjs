/** The beginning of docs/tokens.md. */
export const INTRODUCTION = `# Design tokens

<!-- Written by scripts/write-tokens.mjs from elements/tokens.json. Do not edit. -->

Font sizes, spacing, corners, times, colours, shadows and fonts of the kit, each under one name. \`npm start\` shows them
with their looks under \`/themes/tokens.html\`, and six themes that change nothing else under \`/themes/\`.

## How to use them

**Without a further file.** \`sq-blocks.css\` has the tokens that blocks read most: colours by their role, spacing, radii and
times. Set any of them on \`:root\`, on a part of the page or on one block:

\`\`\`css
:root {
  --sq-color-accent: #0f766e;
  --sq-radius: 0;
}
\`\`\`

**With all of them.** \`tokens.css\` comes after \`sq-blocks.css\` and before the site's own sheets:

\`\`\`html
<link rel="stylesheet" href="/dist/sq-blocks.css">
<link rel="stylesheet" href="/dist/tokens.css">
<link rel="stylesheet" href="/site.css">
\`\`\`

With a bundler: \`import 'sq-blocks/tokens.css'\`. It adds the colour scales, font sizes, shadows and fonts, and

- the page itself gets the background, the colour and the font of the tokens, and headings theirs, wherever no rule of the
  site says otherwise: these rules have no specificity. A site with a background on \`body\` gives it to \`html\` as well;
- colours by their role refer to the scales: whoever changes \`--sq-color-blue-700\` changes the accent of light pages;
- the cookie banner and the information bar, which have colours of their own, take those of the tokens. Their \`theme\`
  says whether the light or the dark ones.

Nothing else changes: until a token is changed, blocks look as they do without the sheet.

**In design tools.** \`sq-blocks/tokens.json\` is the same in the
[format of the Design Tokens Community Group](https://www.designtokens.org/TR/2025.10/format/), as tools for Figma or
Terrazzo read it. Values for dark pages are in \`$extensions.mode.dark\`.

## Light and dark

Colours by their role have two values, chosen by \`light-dark()\`, which every supported browser has. \`tokens.css\` follows
the setting of the visitor. The attribute \`data-sq-color-scheme="light"\` or \`"dark"\` decides otherwise, on \`<html>\` for the
page or on any element for a part of it. On paper colours are light. A theme gives both values at once:

\`\`\`css
:root {
  --sq-color-accent: light-dark(var(--sq-color-teal-700), var(--sq-color-teal-300));
  --sq-color-on-accent: light-dark(var(--sq-color-neutral-0), var(--sq-color-neutral-900));
}
\`\`\`

Text, muted text, errors, success and the accent have a contrast of at least 4.5:1 on both surfaces, text on the accent as
well, lines and the focus ring at least 3:1. Whoever changes a colour checks its pair.

## What does not follow

- What is drawn over photographs and videos is white on black, as its contrast must hold over any picture.
- The marker of a map has its own property, \`--sq-map-marker\`: a theme does not know the map's colours.
- Motion whose length the specification gives, such as that of an accordion (250 ms) and of the lightbox, keeps it.
- Placeholders of blocked frames and the light design of the lightbox keep their own sizes and colours.

## Why it is made like this

A page pays for what it uses. Blocks read \`var(--sq-…)\` in any case, so a sheet that only sets these properties costs
nothing where it is not loaded, and the sheets of blocks need no rules for it. What a block lacked got the property with its
former value as the fallback (\`var(--sq-font-size-5, 0.9375rem)\`), and not a place in the page sheet. \`tokens.css\` sets its
values on \`html\`: that counts more than the page sheet, which may be added after it, and less than a site's \`:root\`.
`;
