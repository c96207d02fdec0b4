// How long the owner waits for the list, over many submissions.
import { digits } from '../report/format.mjs';
import { median } from '../harness/statistics.mjs';
import { createClient } from './client.mjs';
import { RARE_WORD } from './content.mjs';
import { openDatabase } from './database.mjs';

const LIST = '/api/demo/submissions';
const SHOWN = 500;
const question = (text) => `q=${encodeURIComponent(text)}`;

const FLOOR = 'floor of the last one: a statement without the kit';

/** What is asked, and how many submissions the answer must have. */
const cases = (over) => [
  ['as the page opens it: the newest without spam', `${LIST}?spam=none`, SHOWN],
  ['with spam', `${LIST}?spam=all`, SHOWN],
  ['spam alone, three of a thousand', `${LIST}?spam=only`, Math.min(SHOWN, Math.ceil((over - 7) / 333))],
  ['of the form that most are of', `${LIST}?formId=contact&spam=none`, SHOWN],
  ['of a form with 20, the oldest', `${LIST}?formId=repair&spam=none`, 19],
  ['two words that many have', `${LIST}?${question('Wheelchair door')}&spam=none`, SHOWN],
  ['a word of the oldest alone', `${LIST}?${question(RARE_WORD)}&spam=none`, 1],
  ['a word that none has', `${LIST}?${question('zzyzx')}&spam=none`, 0],
  ['three words that none has together', `${LIST}?${question(`wheelchair umzug ${RARE_WORD}`)}&spam=none`, 0],
  ['two letters that none has', `${LIST}?${question('qz')}&spam=none`, 0],
  [FLOOR],
];
const files = (over) => [
  ['CSV of the form that most are of', `${LIST}.csv?formId=contact`, 0],
  ['JSON of all', `${LIST}.json?spam=all`, over],
];

/** The smallest program that looks into every text: one statement, without HTTP, and without the kit. */
const FLOORS = {
  SQLite: `SELECT count(*) AS count FROM submissions WHERE searched LIKE '%qz%'`,
  PostgreSQL: `SELECT count(*) AS count FROM submissions WHERE strpos(searched, 'qz') > 0`,
};
async function askFloor({ database, place }) {
  const opened = await openDatabase(place);
  // The first one opens the file or compiles.
  await opened.ask(FLOORS[database]);
  const start = performance.now();
  const { count } = await opened.ask(FLOORS[database]);
  const ms = performance.now() - start;
  await opened.close();
  if (Number(count) !== 0) throw new Error(`${database} found ${count} texts`);
  return { ms };
}

async function ask({ client, cookie, ...owner }, [title, address, wanted]) {
  if (title === FLOOR) return askFloor(owner);
  const answer = await client.send('GET', address, { cookie });
  if (answer.status !== 200) throw new Error(`${address} is answered by ${answer.status}`);
  const found = address.includes('.csv') ? wanted : JSON.parse(answer.text).submissions.length;
  if (found !== wanted) throw new Error(`${address} has ${found}, not ${wanted}`);
  return answer;
}

/** The file, and how long somebody else waits meanwhile. */
async function askForFile(owner, each) {
  const [file, { ms: otherMs }] = await Promise.all([ask(owner, each), ask(owner, cases(0)[4])]);
  return { ...file, otherMs };
}

/** All cases in turns, each asked of all databases. The answers by case and database. */
async function time(owners, wanted, rounds, once = ask) {
  const answers = wanted.map(() => Object.fromEntries(owners.map(({ database }) => [database, []])));
  for (let round = -1; round < rounds; round++)
    for (const [index, each] of wanted.entries())
      for (const owner of owners) {
        // A server closes connections that are idle while another one makes a large file.
        const client = createClient(owner.origin, 2);
        const answer = await once({ ...owner, client }, each);
        client.close();
        // The first round reads the files into memory.
        if (round >= 0) answers[index][owner.database].push(answer);
      }
  return answers;
}

/** Prints what the owner waits for, in milliseconds: the list, and the files until their first byte and their last. */
export async function showOwnersList(found, { over, rounds }) {
  const owners = Object.entries(found).map(([database, owner]) => ({ database, ...owner }));
  const titles = owners.flatMap(({ database }) => [`${database}: median`, 'max']);
  console.log(
    `\n| over ${over.toLocaleString('en')}, ms | ${titles.join(' | ')} |\n| --- |${' ---: |'.repeat(titles.length)}`,
  );
  const print = (title, of, answers) => {
    const cells = owners.flatMap(({ database }) => {
      const all = answers[database].map(of);
      return [median(all), Math.max(...all)];
    });
    console.log(`| ${[title, ...cells.map(digits)].join(' | ')} |`);
  };
  const lists = await time(owners, cases(over), rounds);
  for (const [index, [title]] of cases(over).entries()) print(title, ({ ms }) => ms, lists[index]);
  const made = await time(owners, files(over), Math.min(rounds, 3), askForFile);
  for (const [index, [title]] of files(over).entries()) {
    print(`${title}: first byte`, ({ firstMs }) => firstMs, made[index]);
    print(`${title}: all`, ({ ms }) => ms, made[index]);
    print(`${title}: another call meanwhile`, ({ otherMs }) => otherMs, made[index]);
  }
}
