import type Database from 'libsql';
import { searchWords } from './search-words.js';
import type { BackendStorage } from './storage.js';
import { RELEASE_UPLOADS } from './sqlite-uploads.js';
import { toSubmission, type SubmissionRow } from './submission-row.js';

type Methods = Pick<
  BackendStorage,
  'listSubmissions' | 'readSubmission' | 'markSubmissions' | 'deleteSubmissions' | 'expireSubmissions'
>;

/** What the owner does with submissions. Lists of ids and words are passed as JSON. */
export function sqliteSubmissionList(database: Database.Database): Methods {
  const select = database.prepare(`SELECT * FROM submissions
    WHERE (?1 IS NULL OR form_id = ?1) AND (?2 IS NULL OR (spam <> '[]') = ?2)
      AND NOT EXISTS (SELECT 1 FROM json_each(?3) AS word WHERE instr(searched, word.value) = 0)
    ORDER BY id DESC LIMIT ?4`);
  const selectOne = database.prepare('SELECT * FROM submissions WHERE id = ?');
  const mark = database.prepare('UPDATE submissions SET spam = ? WHERE id IN (SELECT value FROM json_each(?))');
  const selectThese = database.prepare('SELECT * FROM submissions WHERE id IN (SELECT value FROM json_each(?))');
  const selectOld = database.prepare('SELECT * FROM submissions WHERE received_at < ?');
  const forgetKeys = database.prepare(
    'DELETE FROM repeated_keys WHERE submission_id IN (SELECT value FROM json_each(?))',
  );
  const releaseUploads = database.prepare(RELEASE_UPLOADS);
  const remove = database.prepare('DELETE FROM submissions WHERE id IN (SELECT value FROM json_each(?))');

  const removeFound = (find: () => unknown[]) =>
    database
      .transaction(() => {
        const rows = find() as SubmissionRow[];
        const ids = JSON.stringify(rows.map(({ id }) => id));
        if (rows.length > 0) {
          forgetKeys.run(ids);
          releaseUploads.run(ids);
          remove.run(ids);
        }
        return rows.map(toSubmission);
      })
      .immediate();

  return {
    listSubmissions(limit, { formId, spam, text } = {}) {
      const words = JSON.stringify(searchWords(text));
      const isSpam = spam === undefined ? null : Number(spam);
      return (select.all(formId ?? null, isSpam, words, limit) as SubmissionRow[]).map(toSubmission);
    },
    readSubmission(id) {
      const row = selectOne.get(id) as SubmissionRow | undefined;
      return row && toSubmission(row);
    },
    markSubmissions: (ids, spam) => mark.run(JSON.stringify(spam), JSON.stringify(ids)).changes,
    deleteSubmissions: (ids) => removeFound(() => selectThese.all(JSON.stringify(ids))),
    expireSubmissions: (before) => removeFound(() => selectOld.all(before)),
  };
}
