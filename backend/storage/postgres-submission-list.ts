import type pg from 'pg';
import { listInParts } from './list-in-parts.js';
import { deletionOf } from './postgres-uploads.js';
import type { BackendStorage } from './storage.js';
import { submissionConditions } from './submission-conditions.js';
import { toSubmission, type SubmissionRow } from './submission-row.js';

type Methods = Pick<
  BackendStorage,
  'listSubmissions' | 'readSubmission' | 'markSubmissions' | 'deleteSubmissions' | 'expireSubmissions'
>;

/** PostgreSQL cannot hold this character: nothing that is stored has a name with it. */
export const isStorable = (text: string | undefined): boolean => !text?.includes('\0');

/**
 * A step of `postgres-schema.ts`. The index of texts needs `pg_trgm`, which is a part of PostgreSQL and which the owner of a
 * database may add; where it is missing or forbidden, a search reads all submissions.
 */
export const LIST_INDEXES = `
  CREATE INDEX IF NOT EXISTS submissions_of_spam ON submissions (id) WHERE spam <> '[]';
  DO $$ BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    -- Another schema may have added it.
    EXECUTE 'CREATE INDEX IF NOT EXISTS submissions_by_text ON submissions USING gin (searched '
      || (SELECT extnamespace::regnamespace FROM pg_extension WHERE extname = 'pg_trgm') || '.gin_trgm_ops)';
  EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file THEN NULL;
  END $$;
`;

/** A step of `postgres-schema.ts`: what can be submitted once, and has been, by submissions that are deleted. */
export const ONCE_TABLE = 'CREATE TABLE IF NOT EXISTS submitted_once (once TEXT PRIMARY KEY)';

/** `LIKE` uses the index; where that is of no use, as for one or two letters, `strpos` is asked first, in half the time. */
const contains = (add: (value: unknown) => string, word: string, pattern: string) =>
  `strpos(searched, ${add(word)}) > 0 AND searched LIKE ${add(pattern)}`;

/** What the owner does with submissions. */
export function postgresSubmissionList(pool: pg.Pool): Methods {
  async function query(sql: string, values: readonly unknown[]) {
    const { rows } = await pool.query<SubmissionRow>(sql, [...values]);
    return rows.map(toSubmission);
  }
  return {
    async listSubmissions(limit, filter = {}) {
      if (!isStorable(filter.formId)) return [];
      return listInParts(limit, (wanted, before) => {
        const values: unknown[] = [wanted];
        const conditions = submissionConditions({ ...filter, before }, (value) => `$${values.push(value)}`, contains);
        return query(`SELECT * FROM submissions WHERE ${conditions} ORDER BY id DESC LIMIT $1`, values);
      });
    },
    readSubmission: async (id) => (await query('SELECT * FROM submissions WHERE id = $1', [id]))[0],
    async markSubmissions(ids, spam) {
      const { rowCount } = await pool.query('UPDATE submissions SET spam = $1 WHERE id = ANY ($2::bigint[])', [
        JSON.stringify(spam),
        ids,
      ]);
      return rowCount ?? 0;
    },
    // The keys of its retries are deleted with it.
    deleteSubmissions: (ids, again = false) => query(deletionOf('id = ANY ($1::bigint[])'), [ids, again]),
    expireSubmissions: (before) => query(deletionOf('received_at < $1'), [before, false]),
  };
}
