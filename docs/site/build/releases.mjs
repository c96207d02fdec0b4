// The releases of CHANGELOG.md, for the feed.
import { renderMarkdown } from './markdown.mjs';

const CHANGELOG = 'https://github.com/sq-blocks/sq-blocks/blob/main/CHANGELOG.md';

/** A date of a changelog as RSS writes it: `Tue, 24 Nov 2026 00:00:00 GMT`. */
const feedDate = (date) => date && new Date(`${date}T00:00:00Z`).toUTCString();

/**
 * All versions, newest first, as they stand in the changelog: `## [1.2.0] - 2026-11-24`, or without a date.
 * @param {string} text
 * @returns {{ version: string, date: string | undefined, url: string, html: string }[]}
 */
export const readReleases = (text) =>
  [...text.matchAll(/^## \[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?\n([\s\S]*?)(?=^## \[|(?![\s\S]))/gm)].map(
    ([, version, date, body]) => ({
      version,
      date: feedDate(date),
      // As GitHub makes the anchor of the heading.
      url: `${CHANGELOG}#${`${version}${date ? ` - ${date}` : ''}`.replaceAll('.', '').replaceAll(' ', '-')}`,
      html: renderMarkdown(body.trim(), { file: 'CHANGELOG.md', pages: new Map() }).html,
    }),
  );
