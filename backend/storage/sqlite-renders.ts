import type Database from 'libsql';
import type { BackendStorage, PageFields } from './storage.js';

interface RenderRow {
  form_id: string;
  visitor_cookie: string;
  page: string;
  received_at: number;
}

type Methods = Pick<BackendStorage, 'addFormRender' | 'listFormRenders'>;

export function sqliteRenders(database: Database.Database): Methods & { forgetRenders(before: number): void } {
  const insert = database.prepare(
    'INSERT INTO form_renders (form_id, visitor_cookie, page, received_at) VALUES (?, ?, ?, ?)',
  );
  const selectNewest = database.prepare(
    'SELECT * FROM form_renders WHERE ?1 IS NULL OR form_id = ?1 ORDER BY id DESC LIMIT ?2',
  );
  const forget = database.prepare('DELETE FROM form_renders WHERE received_at < ?');
  return {
    addFormRender({ formId, visitorCookie, page, receivedAt }) {
      insert.run(formId, visitorCookie, JSON.stringify(page), receivedAt);
    },
    listFormRenders: (limit, formId) =>
      (selectNewest.all(formId ?? null, limit) as RenderRow[]).map((row) => ({
        formId: row.form_id,
        visitorCookie: row.visitor_cookie,
        page: JSON.parse(row.page) as PageFields,
        receivedAt: row.received_at,
      })),
    forgetRenders(before) {
      forget.run(before);
    },
  };
}
