import { either, type Field, fields, listOf, mapOf, object, text } from './field.js';

export const FONT = fields({
  family: { kind: text(), summary: 'The name of the font.' },
  fontFamily: { kind: text(), summary: 'The same, where `family` is missing.' },
  name: { kind: text(), summary: 'The same, where both are missing.' },
});

const FONTS = listOf(either(text(), object(FONT)));

export const FLAG = fields({
  variant: { kind: text(), summary: 'The value, always a text. A toggle is on with "true".' },
  type: { kind: text('boolean', 'number', 'string'), summary: 'How the variant is to be read.' },
});

const FLAGS = mapOf(either(text(), object(FLAG)));

/** Texts, fonts and feature flags. */
export const WORDS = fields({
  messages: {
    kind: mapOf(mapOf(mapOf(text()))),
    words: ['language', 'locale', 'translations'],
    summary:
      'Texts of blocks, in place of the kit’s: by language, area and key. The kit has its own in more than thirty languages.',
    readBy: ['all blocks with texts'],
    source: 'docs/languages.md',
    example: { de: { gallery: { next: 'Weiter' } } },
  },
});

export const FONT_FIELDS = fields({
  googleFonts: {
    kind: FONTS,
    words: ['fonts'],
    summary: 'Fonts of Google, by name or as `Lora:wght@400`. Loaded once the visitor allows services of others.',
    default: [],
    readBy: ['fonts'],
    source: 'CTX-004',
    example: ['Lora'],
  },
  typekitFonts: {
    kind: FONTS,
    summary: 'Fonts of the kit `website.typekitId`: a warning names those that it no longer has.',
    default: [],
    readBy: ['fonts'],
    source: 'CTX-004',
  },
  fontProviders: {
    kind: object({
      google: { kind: text(), summary: 'In place of Google’s address; `{families}` is filled in.' },
      typekit: { kind: text(), summary: 'In place of Adobe’s address; `{id}` is filled in.' },
    }),
    summary: 'Where the stylesheets of fonts are, such as a copy on the site’s own server.',
    readBy: ['fonts'],
  },
});

const flags = (summary: string) =>
  ({
    kind: FLAGS,
    summary,
    readBy: ['`sq-blocks/flags`', 'blocks with experiments'],
    source: 'storefront §5',
    example: { 'new-checkout': { variant: 'true' } },
  }) satisfies Field;

export const FLAG_FIELDS = fields({
  featureFlags: flags('Feature flags by name.'),
  experiments: flags('Experiments by name, in the same shape; read after `featureFlags`.'),
});
