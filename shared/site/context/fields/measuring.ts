import { constant, either, flag, object, text, type Fields } from './field.js';

/** What is measured: docs/measuring.md has the whole table. */
export const MEASURING: Fields = {
  measuring: {
    kind: either(
      object({
        visits: {
          kind: either(flag, text('anonymous')),
          summary: 'Whether visits are counted; `anonymous`: without recognising anybody.',
          default: true,
        },
        errors: {
          kind: either(flag, text('kit')),
          summary: 'Whether errors are reported; `kit`: those of the kit only.',
          default: true,
        },
        speed: { kind: flag, summary: 'Whether speed is reported.', default: true },
        robots: { kind: flag, summary: 'Whether robots are measured as well.', default: false },
      }),
      constant(false),
    ),
    words: ['analytics', 'tracking', 'statistics'],
    summary:
      'What the kit measures and sends to the site’s own server. `false`: nothing. What cannot be read is off, with a warning.',
    readBy: ['counting of visits', 'error reports', 'speed reports'],
    source: 'docs/measuring.md',
  },
  censusDisabled: {
    kind: flag,
    summary: '`true` counts no visits.',
    default: false,
    readBy: ['counting of visits'],
    source: 'ambiguity A90',
  },
};
