import type Database from 'libsql';
import { listInParts } from './list-in-parts.js';
import type { BackendStorage } from './storage.js';
import { RELEASE_UPLOADS } from './sqlite-uploads.js';
import { submissionConditions } from './submission-conditions.js';
import { toSubmission, type SubmissionRow } from './submission-row.js';

type Methods = Pick<
  BackendStorage,
  'listSubmissions' | 'readSubmission' | 'markSubmissions' | 'deleteSubmissions' | 'expireSubmissions'
>;

/** A step of `sqlite-schema.ts`: all that a list is chosen by, without the answers. Reading it through is a third of the work. */
export const LIST_INDEX =
  'CREATE INDEX IF NOT EXISTS submissions_for_list ON submissions (id, form_id, spam, searched);';

/** The newest of those that meet the conditions. `?1` is how many. */
const listOf = (conditions: string): string => `SELECT * FROM submissions WHERE id IN (
    SELECT id FROM submissions INDEXED BY submissions_for_list WHERE ${conditions} ORDER BY id DESC LIMIT ?1
  ) ORDER BY id DESC`;

/** `instr` says the same in twice the time. Both texts have small letters, so that `LIKE` finds nothing else. */
const contains = (add: (value: unknown) => string, _word: string, pattern: string) =>
  `searched LIKE ${add(pattern)} ESCAPE '\\'`;

/** A step of `sqlite-schema.ts`: what can be submitted once, and has been, by submissions that are deleted. */
export const ONCE_TABLE = 'CREATE TABLE IF NOT EXISTS submitted_once (once TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;';

/** What the owner does with submissions. Lists of ids and words are passed as JSON. */
export function sqliteSubmissionList(database: Database.Database): Methods {
  const selects = new Map<string, Database.Statement>();
  function selectWhere(conditions: string): Database.Statement {
    const known = selects.get(conditions) ?? database.prepare(listOf(conditions));
    selects.set(conditions, known);
    return known;
  }
  const selectOne = database.prepare('SELECT * FROM submissions WHERE id = ?');
  const mark = database.prepare('UPDATE submissions SET spam = ? WHERE id IN (SELECT value FROM json_each(?))');
  const selectThese = database.prepare('SELECT * FROM submissions WHERE id IN (SELECT value FROM json_each(?))');
  const selectOld = database.prepare('SELECT * FROM submissions WHERE received_at < ?');
  const forgetKeys = database.prepare(
    'DELETE FROM repeated_keys WHERE submission_id IN (SELECT value FROM json_each(?))',
  );
  const releaseUploads = database.prepare(RELEASE_UPLOADS);
  const keepOnce = database.prepare(
    `INSERT OR IGNORE INTO submitted_once SELECT once FROM submissions
      WHERE once IS NOT NULL AND id IN (SELECT value FROM json_each(?))`,
  );
  const remove = database.prepare('DELETE FROM submissions WHERE id IN (SELECT value FROM json_each(?))');

  const removeFound = (find: () => unknown[], again = false) =>
    database
      .transaction(() => {
        const rows = find() as SubmissionRow[];
        const ids = JSON.stringify(rows.map(({ id }) => id));
        if (rows.length > 0) {
          forgetKeys.run(ids);
          releaseUploads.run(ids);
          if (!again) keepOnce.run(ids);
          remove.run(ids);
        }
        return rows.map(toSubmission);
      })
      .immediate();

  return {
    listSubmissions: (limit, filter = {}) =>
      listInParts(limit, (wanted, before) => {
        const values: unknown[] = [wanted];
        const conditions = submissionConditions({ ...filter, before }, (value) => `?${values.push(value)}`, contains);
        return (selectWhere(conditions).all(...values) as SubmissionRow[]).map(toSubmission);
      }),
    readSubmission(id) {
      const row = selectOne.get(id) as SubmissionRow | undefined;
      return row && toSubmission(row);
    },
    markSubmissions: (ids, spam) => mark.run(JSON.stringify(spam), JSON.stringify(ids)).changes,
    deleteSubmissions: (ids, again) => removeFound(() => selectThese.all(JSON.stringify(ids)), again),
    expireSubmissions: (before) => removeFound(() => selectOld.all(before)),
  };
}
