// How many submissions a second each contender stores, and how long a visitor waits.
import { digits, timesWithin } from '../report/format.mjs';
import { median, ratioOfMedians, resampled } from '../harness/statistics.mjs';
import { createClient, runMany } from './client.mjs';

/** Each visitor of a run has an index of their own. */
let visitors = 0;

const at = (share) => (values) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1];
const half = at(0.5);
const slowest = at(0.99);

async function runOnce({ name, submit, count }, client, concurrency, submissions) {
  const before = (await count?.()) ?? 0;
  // A server closes connections that are idle while others have their turn.
  await Promise.all(Array.from({ length: concurrency }, () => client.send('GET', '/nothing')));
  const first = visitors;
  visitors += submissions;
  const { seconds, results } = await runMany({ first, count: submissions, concurrency }, (index) =>
    submit(client, index),
  );
  const stored = count ? (await count()) - before : submissions;
  if (stored !== submissions) throw new Error(`${name} stored ${stored} of ${submissions}`);
  return { rate: submissions / seconds, results };
}

/** All contenders in turns; each round begins with another one. By name and database: rates, and waits of each call by round. */
async function runRounds(contenders, { concurrency, submissions, rounds }) {
  const found = new Map(contenders.map((one) => [one, { rates: [], waits: {} }]));
  const clients = new Map(contenders.map((one) => [one, createClient(one.origin, concurrency)]));
  for (let round = -1; round < rounds; round++)
    for (let turn = 0; turn < contenders.length; turn++) {
      const one = contenders[(round + 1 + turn) % contenders.length];
      const { rate, results } = await runOnce(one, clients.get(one), concurrency, submissions);
      // The first round compiles, connects and fills the caches.
      if (round < 0) continue;
      const { rates, waits } = found.get(one);
      rates.push(rate);
      for (const call of Object.keys(results[0])) (waits[call] ??= []).push(results.map((each) => each[call]));
    }
  for (const client of clients.values()) client.close();
  return found;
}

/** Rounds are drawn anew, with all that is in them: what happens within one hangs together. */
const ratioOfSlowest = (ours, theirs) =>
  resampled([ours, theirs], (own, floor) => slowest(own.flat()) / slowest(floor.flat()));

function lines(found) {
  const all = [...found];
  const named = (start, database) =>
    all.find(([one]) => one.name.startsWith(start) && [database, '–'].includes(one.database))?.[1];
  return all.flatMap(([{ name, database }, { rates, waits }]) => {
    const json = named('bare route: JSON', '–');
    const insert = named('bare route: INSERT', database);
    const row = (title, own, call) =>
      `| ${database} | ${title} | ${own ? digits(median(rates)) : ''} | ${own ? timesWithin(ratioOfMedians(rates, json.rates)) : ''} | ${own && insert ? timesWithin(ratioOfMedians(rates, insert.rates)) : ''} | ${digits(half(waits[call].flat()))} | ${digits(slowest(waits[call].flat()))} | ${insert ? timesWithin(ratioOfSlowest(waits[call], insert.waits.all)) : ''} |`;
    return Object.keys(waits).map((call) =>
      call === 'all' ? row(name, true, call) : row(`of it ${call}`, false, call),
    );
  });
}

/** Prints a table for each number of visitors at once. */
export async function showSubmissions(contenders, rounds) {
  for (const [concurrency, submissions] of [
    [1, 100],
    [16, 400],
  ]) {
    const found = await runRounds(contenders, { concurrency, submissions, rounds });
    console.log(
      `\n| ${concurrency} at once | | submissions a second | beside bare JSON | beside bare INSERT | p50 ms | p99 ms | p99 beside bare INSERT |\n| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |\n${lines(found).join('\n')}`,
    );
  }
}
