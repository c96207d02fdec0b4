// The zips that the site offers, packed as those of a release: the plugin and the theme for WordPress, and the lite flavour.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { packLite, packPlugin, packTheme } from '@sq-blocks/tools/wordpress/pack-plugin';

/** Where a release has them. The sources link there, which is right on GitHub too. */
const RELEASE = 'https://github.com/sq-blocks/sq-blocks/releases/latest/download/';

/**
 * Packs them into a folder.
 * @param {string} folder
 * @param {string} version
 */
export function packDownloads(folder, version) {
  for (const pack of [packPlugin, packTheme, packLite]) pack(version, folder);
}

const sizeInWords = (bytes) => (bytes < 1e6 ? `${Math.round(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`);

/**
 * The sizes of those that are in a folder, by their names.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export const readDownloads = (folder) =>
  Object.fromEntries(
    (existsSync(folder) ? readdirSync(folder) : []).map((name) => [
      name,
      sizeInWords(statSync(`${folder}/${name}`).size),
    ]),
  );

/** A link to the release, in HTML or Markdown: the name of the file, and the rest of the link. */
const LINK = new RegExp(`${RELEASE}([\\w-]+\\.zip)(\\)|">[^<]*</a>)`, 'g');

/**
 * Makes links to the release, in HTML or Markdown, links to these files with their sizes.
 * @param {string} text
 * @param {Record<string, string>} downloads as `readDownloads` returns them
 * @param {string} root the way from the page to the root of the site
 */
export const linkDownloads = (text, downloads, root) =>
  text.replace(LINK, (link, name, end) =>
    downloads[name] ? `${root}downloads/${name}${end} (${downloads[name]})` : link,
  );
