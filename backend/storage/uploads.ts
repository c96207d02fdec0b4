import type { Awaitable } from './awaitable.js';

/** A file that a visitor is sending. */
export interface NewUpload {
  /** A token (`http/token.ts`): whoever knows it may send the file with a submission. The file's name in the file store. */
  readonly id: string;
  readonly formId: string;
  readonly field: string;
  /** As the owner sees it, and as it is downloaded. */
  readonly name: string;
  /** The client's own id of it, the same for each attempt, unique per form; `null` where it sent none. */
  readonly retryKey: string | null;
  /** The most bytes that it may have, until its size is known. */
  readonly size: number;
  /** It is deleted then unless a submission has it. Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Who sends it, in a form that says nothing of them; empty: not known, and not limited. */
  readonly client: string;
}
/** The most bytes that files may have: those that no submission has, all of them, and all of one client. */
export interface UploadRoom {
  readonly unclaimed: number;
  readonly total: number;
  readonly perClient: number;
}
export interface StoredUpload {
  readonly id: string;
  readonly formId: string;
  readonly field: string;
  readonly name: string;
  /** The media type, found in its content; `application/octet-stream` where that is not known. */
  readonly type: string;
  readonly size: number;
  /** All of it has arrived and is in the file store. */
  readonly isComplete: boolean;
  /** `null` before it was sent with a submission, and after that was deleted. */
  readonly submissionId: number | null;
}

/**
 * What is known of files; their content is in the file store (`uploads/file-store.ts`). A row is written before the first
 * byte and deleted after the file: whenever a process ends, a row leads to what is left to delete.
 */
export interface UploadStorage {
  /**
   * False, and nothing is stored, where there is no room for it. An earlier upload with the same retry key loses the key: its
   * process may have ended before the file was complete.
   */
  addUpload(upload: NewUpload, room: UploadRoom): Awaitable<boolean>;
  completeUpload(id: string, size: number, type: string): Awaitable<void>;
  /** The complete upload with this retry key that no submission has. */
  findUpload(formId: string, retryKey: string, now: number): Awaitable<StoredUpload | undefined>;
  /** Those of the ids that exist and have not expired. */
  readUploads(ids: readonly string[], now: number): Awaitable<readonly StoredUpload[]>;
  /** The files of these submissions. */
  listUploads(submissionIds: readonly number[]): Awaitable<readonly StoredUpload[]>;
  /**
   * The ids of those whose time is over, and of those whose submission was deleted. No submission can have them any more, also
   * of a process whose clock is behind.
   */
  takeExpiredUploads(now: number, limit: number): Awaitable<readonly string[]>;
  /** Forgets them, after their files are deleted. */
  dropUploads(ids: readonly string[]): Awaitable<void>;
}
