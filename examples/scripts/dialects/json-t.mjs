import { headLines } from '../texts.mjs';
import { camelCase, comment, contentPath, contextScript } from './support.mjs';

const path = (text) => contentPath(text, camelCase);

/** JSON-T, the language of Squarespace's templates. */
export const jsonT = {
  folder: 'json-t',
  partialFile: (tag) => `blocks/${tag}.block`,
  layoutFile: 'blocks/header.block',
  footerFile: 'blocks/footer.block',
  pageFile: (name) => `${name}.list`,
  withoutParameters: true,
  markup: {
    text: (at) => `{${path(at)}|htmltag}`,
    html: (at) => `{${path(at)}}`,
    flag: (at) => `{${path(at)}|htmltag}`,
    json: (at) => `{${path(at)}|htmltag}`,
    given: (at, inner) => `{.if ${path(at)}}${inner}{.end}`,
    present: (at, inner) => `{.if ${path(at)}}${inner}{.end}`,
    when: (at) => [`{.if ${path(at)}}`, '{.end}'],
    each: (name, at) => [`{.repeated section ${path(at)}}`, '{.end}'],
    context: () => contextScript('{site.contextJson}'),
    call: (tag, args, name) => [`{.section blocks.${name}}{@|apply ${tag}.block private}{.end}`],
    slot: '<!-- page -->',
    loopIsCondition: true,
  },
  partial: ({ head, lines }) => [...comment('{##', '##}', headLines(head, camelCase)), ...lines],
  layout: (lines) => ['<!doctype html>', ...lines],
  page: (lines) => ['{@|apply header.block}', ...lines, '{@|apply footer.block}'],
};
