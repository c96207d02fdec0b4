import type { Settings } from '../app-options.js';
import type { Texts } from '../forms/control-names.js';
import { fileMessage, tooManyFiles } from './file-messages.js';
import type { FileRule } from './file-rules.js';
import type { ReceiveFile } from './receive-file.js';

export interface FilePost {
  /** The texts by field name; of a file field the ids of its files. */
  readonly texts: Texts;
  /** Messages by file field. */
  readonly errors: Readonly<Record<string, string>>;
}

interface Place {
  readonly formId: string;
  readonly rules: ReadonlyMap<string, FileRule>;
  readonly client: string;
}

/** Head and boundary of a part, generously. */
const PART_BYTES = 1000;

/** A form without script whose files go to the file store as they arrive. */
export async function readFilePost(
  request: Request,
  { formId, rules, client }: Place,
  { limits, readMultipart }: Settings,
  receive: ReceiveFile,
): Promise<FilePost | 'too-large' | 'unreadable'> {
  const fileBytes = [...rules.values()].reduce((sum, { maxBytes, maxFiles }) => sum + maxBytes * maxFiles, 0);
  const files = new Map<string, string[]>();
  const counts = new Map<string, number>();
  const errors = new Map<string, string>();
  const read = await readMultipart(request, {
    // Twice: a file that is somewhat too large has a message of its own.
    maxBytes: 2 * (fileBytes + limits.bodyBytes) + rules.size * PART_BYTES,
    maxTextBytes: limits.bodyBytes,
    async onFile({ field, name, type }, bytes) {
      const rule = rules.get(field);
      if (!rule) return void errors.set(field, NO_FILES);
      const count = (counts.get(field) ?? 0) + 1;
      counts.set(field, count);
      if (count > rule.maxFiles) return void errors.set(field, tooManyFiles(rule));
      const receipt = await receive({ formId, field, rule, name, type, client, retryKey: null }, bytes);
      if (receipt.kind === 'stored') files.set(field, [...(files.get(field) ?? []), receipt.id]);
      else errors.set(field, fileMessage(receipt, name, rule));
    },
  });
  if (typeof read === 'string') return read;
  const texts = new Map(read);
  for (const [field, ids] of files) texts.set(field, [...(texts.get(field) ?? []), ...ids]);
  return { texts, errors: Object.fromEntries(errors) };
}

export const NO_FILES = 'Files cannot be sent with this form.';
