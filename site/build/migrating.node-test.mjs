import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { checkHtml } from '../../cli/check-html.js';
import { blocks } from '../../elements/blocks.js';
import { ATTRIBUTES } from '../../shared/generated/attributes.js';

const GUIDE = readFileSync('docs/migrating.md', 'utf8');
const declarations = Object.values(blocks);
/** Fields of the page context that the guide names. */
const CONTEXT = readFileSync('docs/generated/page-context.md', 'utf8');
/** HTML's own, and words of the services: they are no names of the kit. */
const PLAIN = /^(<\/?[a-z]+>|loading="lazy"|data-src|lang|action|quantity|::part\(\))$/;
const SERVICES = readFileSync('elements/loading/script-services.ts', 'utf8');

/** All `data-sq-…` names in the sources of the kit. */
const hooks = new Set(
  ['elements', 'shared', 'react-impl']
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name)))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('test'))
    .flatMap((name) => readFileSync(name, 'utf8').match(/data-sq-[\w-]+/g) ?? []),
);

/** The cells of the last column of each table, by the heading above it. */
const rightHandSides = (text) =>
  text
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      title: part.slice(0, part.indexOf('\n')),
      part,
      cells: part
        .replace(/```[\s\S]*?```/g, '')
        .split('\n')
        .filter((line) => line.startsWith('| ') && !line.startsWith('| --'))
        .slice(1)
        .map((line) => line.split(/ \| /).at(-1)),
    }))
    .filter(({ cells }) => cells.length > 0);

/** Whether a block has all of these attributes, and takes their values. */
const isAccepted = (tag, attributes) =>
  [...attributes.replace(/"[^"]*"/g, '').matchAll(/[\w-]+/g)].every(([name]) =>
    ATTRIBUTES[tag]?.split(' ').includes(name),
  ) && checkHtml(`<${tag} ${attributes}>x</${tag}>`).every(({ message }) => !/is not valid/.test(message));

/** What is wrong with a code word of a section whose blocks are `tags`; `undefined` where it names something of the kit. */
function mistakeIn(code, tags) {
  const inside = declarations.filter(({ tag }) => tags.includes(tag));
  if (PLAIN.test(code)) return undefined;
  const hook = /^data-sq-[\w-]+/.exec(code)?.[0];
  if (hook) return hooks.has(hook) ? undefined : 'no hook of the kit';
  if (code.startsWith('sq.push(')) {
    const name = /\{ (\w+) \}/.exec(code)?.[1];
    return SERVICES.includes(name) ? undefined : 'no service';
  }
  if (/^(consent|cart)\(\)\./.test(code)) return undefined;
  if (/^sq-/.test(code)) {
    const isKnown = declarations.some(({ tag, events }) => tag === code || code in events);
    return isKnown ? undefined : 'neither a tag nor an event';
  }
  const method = /^\w+\.(\w+)\(/.exec(code)?.[1];
  if (method) return inside.some(({ methods }) => method in methods) ? undefined : 'no method of these blocks';
  const [, tag, attributes] = /^<(sq-[\w-]+)(.*)>$/.exec(code) ?? [];
  if (tag) return isAccepted(tag, attributes) ? undefined : 'no tag of the kit with these attributes';
  if (CONTEXT.includes(`\`${code}\``) || CONTEXT.includes(`.${code}\``)) return undefined;
  if (/^(functional|analytics|media|marketing)$|^"[A-Z]+"$/.test(code)) return undefined;
  return inside.some((each) => isAccepted(each.tag, code))
    ? undefined
    : 'no attribute of these blocks, or not with this value';
}

const mistakesOf = (text) =>
  rightHandSides(text).flatMap(({ title, part, cells }) => {
    const tags = [...new Set(part.match(/sq-[\w-]+/g))].filter((tag) => declarations.some((each) => each.tag === tag));
    return cells.flatMap((cell) =>
      [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => {
        const mistake = mistakeIn(code, tags);
        return mistake ? [`${title}: \`${code}\` is ${mistake}`] : [];
      }),
    );
  });

describe('the guide from other libraries', () => {
  it('names nothing that the kit does not have', () => {
    assert.deepEqual(mistakesOf(GUIDE), []);
  });

  it('has a table for each library', () => {
    const titles = rightHandSides(GUIDE).map(({ title }) => title);
    const carousels = ['Swiper', 'Flickity', 'Splide'];
    const others = ['PhotoSwipe', 'GLightbox', 'vanilla-cookieconsent', 'Cookiebot', 'Formspree', 'Snipcart'];
    assert.deepEqual(titles, [...carousels, ...others]);
  });

  it('would notice a name that is not there', () => {
    const rows = [
      '`slides-in-row="3"`',
      '`design="wheel"`',
      '`gallery.spin()`',
      '`sq-spin`',
      '`data-sq-spin`',
      '`<sq-gallery spin>`',
    ];
    const text = `## X\n\n<sq-gallery>\n\n| X | Here |\n| --- | --- |\n${rows.map((row) => `| a | ${row} |`).join('\n')}\n`;
    assert.deepEqual(
      mistakesOf(text).map((mistake) => /`(.+)`/.exec(mistake)[0]),
      rows,
    );
  });
});
