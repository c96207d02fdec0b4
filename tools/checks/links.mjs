// Links of the documents that lead to no file or to no heading of it, and decisions that docs/decisions/README.md does not list.
import path from 'node:path';
import { anchorOf } from '@sq-blocks/site/markdown';

const LISTED = /^docs\/decisions\/\d+-.*\.md$/;
const LIST = 'docs/decisions/README.md';
/** The site gives its pages of blocks more places than their files have; a test of the built site holds those links. */
const MORE_PLACES = 'site/blocks/';

const withoutCode = (text) => text.replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/`[^`\n]*`/g, '');
/** Relative addresses of links and images, in Markdown and in HTML. */
const linksOf = (text) =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, link, attribute]) => link ?? attribute)
    .filter((address) => !/^([a-z]+:|\/)/i.test(address));
const anchorsOf = (text) => {
  const headings = text.replace(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading]) => anchorOf(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')));
};

/**
 * @param {readonly string[]} files all files of the project
 * @param {(file: string) => string} read
 * @param {(path: string) => boolean} exists also of folders
 * @returns {string[]} a line for each problem
 */
export function findDeadLinks(files, read, exists) {
  const pages = files.filter((file) => file.endsWith('.md'));
  const dead = pages.flatMap((file) =>
    linksOf(read(file)).flatMap((address) => {
      const [name, anchor] = address.split('#');
      const target = name ? path.posix.join(path.posix.dirname(file), name) : file;
      if (!exists(target)) return [`${file}: ${address} leads to no file`];
      const isKnown = anchor === undefined || !target.endsWith('.md') || target.startsWith(MORE_PLACES);
      return isKnown || anchorsOf(read(target)).includes(anchor) ? [] : [`${file}: ${address} leads to no heading`];
    }),
  );
  const unlisted = files
    .filter((file) => LISTED.test(file) && !read(LIST).includes(`](${path.posix.basename(file)})`))
    .map((file) => `${LIST} does not list ${file}`);
  return [...dead, ...unlisted];
}
