import { aims } from '../aims.mjs';
import { scenes } from '../scenes/index.mjs';
import { aimsSection } from './aims-section.mjs';
import { methodSection } from './method-section.mjs';
import { sceneSection } from './scene-section.mjs';

/**
 * The report as data, for markdown.mjs and html.mjs: sections of `{ id, title, parts }`, each part one of
 *   { text }
 *   { caption, heads: name of the first column, columns: [name], rows: [{ head, kind?, cells }], folded? }
 *     with cells of { text, note?, state?, prose? }; folded: shown when asked for
 *   { caption, svg, alternative }
 */
export function contentOf({ shown }) {
  const last = shown.at(-1);
  return [
    aimsSection(aims, shown),
    methodSection(shown),
    ...scenes.filter(({ name }) => last.run.scenes[name]).map((scene) => sceneSection(scene, shown)),
  ];
}
