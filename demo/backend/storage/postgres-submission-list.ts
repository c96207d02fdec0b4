import type pg from 'pg';
import { deletionOf } from './postgres-uploads.js';
import { searchWords } from './search-words.js';
import type { BackendStorage } from './storage.js';
import { toSubmission, type SubmissionRow } from './submission-row.js';

type Methods = Pick<
  BackendStorage,
  'listSubmissions' | 'readSubmission' | 'markSubmissions' | 'deleteSubmissions' | 'expireSubmissions'
>;

/** PostgreSQL cannot hold this character: nothing that is stored has a name with it. */
export const isStorable = (text: string | undefined): boolean => !text?.includes('\0');

/** What the owner does with submissions. */
export function postgresSubmissionList(pool: pg.Pool): Methods {
  async function query(sql: string, values: readonly unknown[]) {
    const { rows } = await pool.query<SubmissionRow>(sql, [...values]);
    return rows.map(toSubmission);
  }
  return {
    listSubmissions: async (limit, { formId, spam, text } = {}) =>
      !isStorable(formId)
        ? []
        : query(
            `SELECT * FROM submissions
              WHERE ($1::text IS NULL OR form_id = $1) AND ($2::boolean IS NULL OR (spam <> '[]') = $2)
                AND NOT EXISTS (SELECT 1 FROM unnest($3::text[]) AS word WHERE strpos(searched, word) = 0)
              ORDER BY id DESC LIMIT $4`,
            [formId ?? null, spam ?? null, searchWords(text), limit],
          ),
    readSubmission: async (id) => (await query('SELECT * FROM submissions WHERE id = $1', [id]))[0],
    async markSubmissions(ids, spam) {
      const { rowCount } = await pool.query('UPDATE submissions SET spam = $1 WHERE id = ANY ($2::bigint[])', [
        JSON.stringify(spam),
        ids,
      ]);
      return rowCount ?? 0;
    },
    // The keys of its retries are deleted with it.
    deleteSubmissions: (ids) => query(deletionOf('id = ANY ($1::bigint[])'), [ids]),
    expireSubmissions: (before) => query(deletionOf('received_at < $1'), [before]),
  };
}
