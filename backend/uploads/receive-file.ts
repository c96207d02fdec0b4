import type { Settings } from '../app-options.js';
import { hashSecret, newToken } from '../http/token.js';
import { createCallLimit } from '../storage/call-limit.js';
import { isFull } from '../storage/is-full.js';
import { checkBytes, RefusedFile, type FileProblem, type PassedFile } from './check-bytes.js';
import type { FileRule } from './file-rules.js';
import { isNameAccepted } from './file-types.js';

const MAX_LENGTH = 120;
/** What cannot be seen or changes the order of what is seen: "gpj.exe" could look like "exe.jpg". */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** What some file systems do not allow, or read as a part of a path. */
const RESERVED = /["*:<>?|]/g;

/** The name of a visitor's file, for the owner to see and to download it by: without its path. Pure. */
export function safeName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const name = last
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(RESERVED, '_')
    .trim()
    .replace(/^\.+/, '')
    .replace(/(?<![. ])[. ]+$/, '');
  if (name === '') return 'file';
  if (name.length <= MAX_LENGTH) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, MAX_LENGTH - extension.length).replace(/[\ud800-\udbff]$/, '') + extension;
}

const HOUR_MS = 3_600_000;

const DAY_MS = 24 * HOUR_MS;
/** What the `client` of all uploads of a day begins with. */
export const clientsOfDay = (now: number): string => `${Math.floor(now / DAY_MS)} `;
/**
 * The same for all files that a client sends on one day: their sum is limited. There are few enough addresses to find the one
 * of a hash by trying all: it is forgotten after the day (`forgetOld`).
 */
const pseudonym = async (client: string, now: number) => clientsOfDay(now) + (await hashSecret(client));

export interface IncomingFile {
  readonly formId: string;
  readonly field: string;
  readonly rule: FileRule;
  /** As the visitor calls it. */
  readonly name: string;
  /** The media type that the visitor's browser gives. */
  readonly type: string;
  /** The client's id of it: each attempt has the same. */
  readonly retryKey: string | null;
  /** Whom the limit is counted for. */
  readonly client: string;
  /** Default: not known before all of it is there. */
  readonly size?: number | undefined;
}

export type Receipt =
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'refused'; readonly problem: FileProblem }
  | { readonly kind: 'too-many'; readonly waitMs: number }
  /** There is no room for more files, of all or of this client. */
  | { readonly kind: 'full' };

/** Takes files of visitors into the file store, one by one; memory holds only the part that is being written. */
export function createReceiver(settings: Settings) {
  const { storage, files, limits, now } = settings;
  const limit = createCallLimit(settings, 'upload', limits.uploadsPerHour, HOUR_MS);

  async function take(file: IncomingFile, bytes: AsyncIterable<Uint8Array>): Promise<Receipt> {
    const { formId, field, rule, retryKey, client, type } = file;
    const name = safeName(file.name);
    // A retry whose first answer was lost.
    const earlier = retryKey === null ? undefined : await storage.findUpload(formId, retryKey, now());
    if (earlier?.field === field) return { kind: 'stored', id: earlier.id };
    if ((file.size ?? 0) > rule.maxBytes) return { kind: 'refused', problem: 'too-large' };
    if (!isNameAccepted(rule.accept, { name, type })) return { kind: 'refused', problem: 'unsupported' };
    const waitMs = await limit.take(client);
    if (waitMs > 0) return { kind: 'too-many', waitMs };
    const size = file.size ?? rule.maxBytes;
    if (files.hasRoom && !(await files.hasRoom(size))) return { kind: 'full' };

    const id = newToken();
    const expiresAt = now() + limits.uploadLifetimeMs;
    const isAdded = await storage.addUpload(
      { id, formId, field, name, retryKey, size, expiresAt, client: await pseudonym(client, now()) },
      { unclaimed: limits.unclaimedBytes, total: limits.uploadBytes, perClient: limits.uploadBytesPerClient },
    );
    if (!isAdded) return { kind: 'full' };
    const passed: PassedFile = { size: 0, type: '' };
    try {
      await files.write(id, checkBytes(bytes, { name, type }, rule, passed));
    } catch (error) {
      // Where this fails too, the row is there still: the file is deleted when its time is over.
      await files.remove(id);
      await storage.dropUploads([id]);
      if (error instanceof RefusedFile) return { kind: 'refused', problem: error.problem };
      throw error;
    }
    await storage.completeUpload(id, passed.size, passed.type);
    return { kind: 'stored', id };
  }
  return (file: IncomingFile, bytes: AsyncIterable<Uint8Array>): Promise<Receipt> =>
    take(file, bytes).catch((error: unknown) => {
      if (isFull(error)) return { kind: 'full' };
      throw error;
    });
}
export type ReceiveFile = ReturnType<typeof createReceiver>;
