import { isOurs } from './contenders.mjs';
import { medianCell } from './median-tables.mjs';

/** Ours in the first run and in the last, with the ratios to the floor: they hold also where the two were measured apart. */
export function thenAndNow({ scene, cases, main }, shown) {
  const rows = Object.keys(cases).flatMap((label) =>
    Object.keys(cases[label])
      .filter(isOurs)
      .map((name) => ({
        head: `${label}: ${name}`,
        cells: main.flatMap((measure) =>
          shown.map(({ run }) => {
            const contenders = run.scenes[scene.name]?.[label];
            return contenders?.[name] ? medianCell(contenders, name, measure, scene.floor) : { text: '–' };
          }),
        ),
      })),
  );
  return {
    caption: `Ours, ${shown.map(({ title }) => title).join(' and ')}`,
    heads: 'Case, contender',
    columns: main.flatMap((measure) => shown.map(({ title }) => `${measure}, ${title}`)),
    rows,
  };
}
