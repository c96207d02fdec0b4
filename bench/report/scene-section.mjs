import { medianTables } from './median-tables.mjs';
import { peerTables } from './peer-tables.mjs';
import { plotParts } from './scene-plots.mjs';
import { shownOf } from './shown.mjs';
import { thenAndNow } from './then-and-now.mjs';

/** One scene of the last run: what it is about, its plots, its tables, and what the first run said of ours. */
export function sceneSection(scene, shown) {
  const cases = shown.at(-1).run.scenes[scene.name];
  const contenders = Object.values(cases).flatMap((each) => Object.values(each));
  const measures = [...new Set(contenders.flatMap((values) => Object.keys(values)))];
  const { about, main, plots } = shownOf(scene.name, measures);
  const context = { scene, cases, measures, main: main.filter((measure) => measures.includes(measure)) };
  return {
    id: scene.name,
    title: scene.title,
    parts: [
      ...(about ? [{ text: about }] : []),
      ...plots.flatMap((plot) => plotParts(plot, context)),
      ...medianTables(context),
      ...(scene.floor ? peerTables(context) : []),
      ...(shown.length > 1 ? [thenAndNow(context, shown)] : []),
    ],
  };
}
