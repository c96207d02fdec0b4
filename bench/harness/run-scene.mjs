import { nameNow, pageBefore } from './before.mjs';
import { openTab } from './tab.mjs';

const rotated = (list, by) => [...list.slice(by % list.length), ...list.slice(0, by % list.length)];

/**
 * One scene: every contender in every case, `rounds` times. A round goes through all contenders before the next begins,
 * starting with another one each time, so that whatever else the machine does falls on all alike; where there are
 * several, a first visit of each contender warms the disk and the browser and is not counted. A scene may say itself how
 * many `rounds` are enough, and its own `throttle`. Answers `{ case: { contender: { measure: [values] } } }`, with an earlier build's pages `withBefore`.
 */
export async function runScene(scene, { browser, server, rounds: most, throttle, withBefore, progress }) {
  const rounds = Math.min(most, scene.rounds ?? most);
  const results = {};
  const warm = new Set();
  for (const [label, value] of Object.entries(scene.cases)) {
    const pages = Object.entries(scene.contenders)
      .map(([contender, write]) => ({ contender, html: write(value) }))
      .filter(({ html }) => html)
      .flatMap((each) => (withBefore ? [each, ...pageBefore(each)] : [each]))
      .map(({ contender, html }) => ({
        contender,
        address: server.serve(`${scene.name}/${label}/${contender}`, html),
      }));
    const values = Object.fromEntries(pages.map(({ contender }) => [contender, {}]));
    for (let round = rounds > 1 ? 0 : 1; round <= rounds; round++)
      for (const { contender, address } of rotated(pages, round)) {
        if (round === 0 && warm.has(contender)) continue;
        warm.add(contender);
        const measured = await once(scene, { browser, server, throttle, contender, address, value });
        if (round > 0)
          for (const [measure, each] of Object.entries(measured)) (values[contender][measure] ??= []).push(each);
        progress();
      }
    results[label] = values;
  }
  return results;
}

async function once(scene, { browser, server, throttle, contender, address, value }) {
  const tab = await openTab(browser, server, { throttle: scene.throttle ?? throttle, ...scene.tab });
  try {
    return await scene.measure(tab, address, { contender: nameNow(contender), value });
  } catch (error) {
    throw new Error(`${scene.name}, ${contender}, ${address}`, { cause: error });
  } finally {
    await tab.close();
  }
}
