// The releases of CHANGELOG.md, for the feed.
import { renderMarkdown } from './markdown.mjs';

const CHANGELOG = 'https://github.com/sq-blocks/sq-blocks/blob/main/CHANGELOG.md';

/**
 * All versions, newest first, as @changesets/cli writes them: `## 1.2.0`.
 * @param {string} text
 * @returns {{ version: string, url: string, html: string }[]}
 */
export const readReleases = (text) =>
  [...text.matchAll(/^## (\d\S*)\n([\s\S]*?)(?=^## \d|(?![\s\S]))/gm)].map(([, version, body]) => ({
    version,
    // As GitHub makes the anchor of the heading.
    url: `${CHANGELOG}#${version.replaceAll('.', '')}`,
    html: renderMarkdown(body.trim(), { file: 'CHANGELOG.md', pages: new Map() }).html,
  }));
