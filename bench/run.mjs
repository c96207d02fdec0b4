// npm run bench [scene …] [-- --rounds 7 --throttle 4 --save last --before FOLDER]: every scene, every contender, one run.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildContenders } from './contenders/build.mjs';
import { startBrowser } from './harness/browser.mjs';
import { splitRun } from './harness/before.mjs';
import { runScene } from './harness/run-scene.mjs';
import { startServer } from './harness/server.mjs';
import { scenes } from './scenes/index.mjs';
import { writeReport } from './report/write.mjs';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    throttle: { type: 'string', default: '4' },
    save: { type: 'string', default: 'latest' },
    before: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const throttle = Number(options.throttle);
const unknown = names.filter((name) => !scenes.some((scene) => scene.name === name));
if (unknown.length > 0) {
  console.error(`No scene called ${unknown.join(', ')}. There are: ${scenes.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

await buildContenders();
const server = await startServer({ before: options.before && path.resolve(options.before) });
const browser = await startBrowser();
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const about = {
  kit: version,
  date: new Date().toISOString().slice(0, 10),
  browser: await browser.version(),
  cores: availableParallelism(),
  rounds,
  throttle,
};
const folder = path.join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });

/** A scene that is measured again takes the place of its earlier self only. */
function keep(name, scene) {
  const file = path.join(folder, `${name}.json`);
  const earlier = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { rounds, scenes: {} };
  // The report says "or fewer".
  const kept = { ...about, rounds: Math.max(rounds, earlier.rounds), scenes: { ...earlier.scenes, ...scene } };
  writeFileSync(file, `${JSON.stringify(kept, rounded)}\n`);
}

for (const scene of scenes.filter(({ name }) => names.length === 0 || names.includes(name))) {
  process.stderr.write(`${scene.name} `);
  try {
    const measured = await runScene(scene, {
      browser,
      server,
      rounds,
      throttle,
      withBefore: options.before !== undefined,
      progress: () => process.stderr.write('.'),
    });
    const { now, before } = splitRun({ [scene.name]: measured });
    if (options.before) keep('first', before);
    keep(options.save, now);
  } catch (error) {
    // A contender that did not do what is measured: this scene has no new numbers, the others have theirs.
    console.error(error);
    process.exitCode = 1;
  }
  process.stderr.write('\n');
}
await browser.close();
server.stop();
console.log(writeReport(folder));

/** Three digits after the point are more than any of these numbers can bear. */
function rounded(key, value) {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
