import { hasRoom } from './upload-row.js';
import type { NewUpload, StoredUpload, UploadStorage } from './uploads.js';

interface Entry extends StoredUpload {
  readonly client: string;
  readonly retryKey: string | null;
  /** `null`: a submission has it. */
  readonly expiresAt: number | null;
}

interface Claims {
  /** Whether all of them can be sent with a submission to this form. */
  canClaim(ids: readonly string[], formId: string, now: number): boolean;
  claim(ids: readonly string[], submissionId: number): void;
  /** The submissions are deleted: so are their files, at the next occasion. */
  release(submissionIds: ReadonlySet<number>): void;
}

/** Lasts as long as the process. */
export function memoryUploads(): {
  uploads: UploadStorage;
  claims: Claims;
  forgetClients(kept: string): void;
} {
  const all = new Map<string, Entry>();
  const change = (id: string, more: Partial<Entry>) => {
    const entry = all.get(id);
    if (entry) all.set(id, { ...entry, ...more });
  };
  const isAlive = ({ expiresAt }: Entry, now: number) => expiresAt === null || expiresAt > now;
  const isFree = (entry: Entry | undefined, formId: string, now: number): entry is Entry =>
    entry !== undefined &&
    entry.isComplete &&
    entry.submissionId === null &&
    entry.formId === formId &&
    isAlive(entry, now);

  const uploads: UploadStorage = {
    addUpload(upload: NewUpload, room) {
      const sum = (counts: (entry: Entry) => boolean) =>
        [...all.values()].filter(counts).reduce((bytes, { size }) => bytes + size, 0);
      const sums = {
        unclaimed: sum(({ expiresAt }) => expiresAt !== null),
        total: sum(() => true),
        of_client: sum(({ client }) => client === upload.client),
      };
      if (!hasRoom(sums, upload, room)) return false;
      for (const { id, formId, retryKey } of all.values())
        if (retryKey !== null && retryKey === upload.retryKey && formId === upload.formId)
          change(id, { retryKey: null });
      all.set(upload.id, { ...upload, type: '', isComplete: false, submissionId: null });
      return true;
    },
    completeUpload: (id, size, type) => change(id, { size, type, isComplete: true }),
    findUpload: (formId, retryKey, now) =>
      [...all.values()].find((entry) => entry.retryKey === retryKey && isFree(entry, formId, now)),
    readUploads: (ids, now) =>
      [...new Set(ids)].flatMap((id) => all.get(id) ?? []).filter((entry) => isAlive(entry, now)),
    listUploads: (submissionIds) =>
      [...all.values()].filter(({ submissionId }) => submissionId !== null && submissionIds.includes(submissionId)),
    takeExpiredUploads: (now, limit) =>
      [...all.values()]
        .filter((entry) => !isAlive(entry, now))
        .slice(0, limit)
        .map(({ id }) => {
          change(id, { expiresAt: 0 });
          return id;
        }),
    dropUploads: (ids) => ids.forEach((id) => all.delete(id)),
  };
  const claims: Claims = {
    canClaim: (ids, formId, now) => ids.every((id) => isFree(all.get(id), formId, now)),
    claim: (ids, submissionId) => ids.forEach((id) => change(id, { submissionId, expiresAt: null })),
    release(submissionIds) {
      for (const { id, submissionId } of all.values())
        if (submissionId !== null && submissionIds.has(submissionId)) change(id, { submissionId: null, expiresAt: 0 });
    },
  };
  const forgetClients = (kept: string) => {
    for (const { id, client } of all.values()) if (!client.startsWith(kept)) change(id, { client: '' });
  };
  return { uploads, claims, forgetClients };
}
