// The examples of a block with their addresses made to fit: a preview is part of a site under any path.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readExamples } from '@sq-blocks/tools/registry';
import { codeBlock } from './highlight.mjs';

/** Photographs of the demo that a preview shows; the build copies them. */
const PHOTO = /(?<=["'(\s])\/photos\/([\w./-]+)/g;

/** A preview takes the smaller file of the same photograph, where there is one. */
const smallest = (photo) => {
  const avif = photo.replace(/\.jpg$/, '.avif');
  return existsSync(`demo/photos/${avif}`) ? avif : photo;
};

/** Code as it is written, the preview of it, and the photographs that it needs. */
export function prepareExample(html, root) {
  const photos = [...html.matchAll(PHOTO)].map(([, file]) => smallest(file));
  const previewAt = (from) => html.replace(PHOTO, (_, photo) => `${from}assets/photos/${smallest(photo)}`);
  // `framed` is in a page two folders below the root.
  return { source: html, preview: previewAt(root), framed: previewAt('../../'), photos };
}

const titleOf = (name, tag) => {
  const words = name.slice(tag.length - 'sq-'.length + 1).replaceAll('-', ' ');
  return words ? words[0].toUpperCase() + words.slice(1) : 'The smallest example';
};

/**
 * The examples of a block: those of site/examples, which have photographs, else those of its folder. `elements/…` are
 * also the examples that the end-to-end tests use.
 */
export function readBlockExamples(block, note, root = '.') {
  const own = `site/examples/${block.tag}.html`;
  const isOwn = existsSync(path.join(root, own));
  const file = isOwn ? own : `elements/${block.tag}/example.html`;
  const short = block.tag.slice('sq-'.length);
  const examples = isOwn ? readExamples(readFileSync(path.join(root, own), 'utf8'), short) : block.examples;
  const keyOf = (name) => (name === short ? 'first' : name.slice(short.length + 1));
  const keys = Object.keys(examples).map(keyOf);
  for (const name of Object.keys(note.examples))
    if (!keys.includes(name)) throw new Error(`site/blocks/${block.tag}.md: there is no example "${name}" in ${file}`);
  return Object.entries(examples).map(([name, html], index) => {
    const key = keyOf(name);
    const title = index === 0 ? 'The smallest example' : titleOf(name, block.tag);
    return {
      id: `example-${key}`,
      key,
      title,
      about: note.examples[key] ?? '',
      file,
      ...prepareExample(html, note.preview === 'framed' ? '../../' : '../'),
      code: codeBlock(html, 'html', `HTML: ${title}`),
    };
  });
}
