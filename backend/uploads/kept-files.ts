import type { Settings } from '../app-options.js';
import type { Texts } from '../forms/control-names.js';
import { isToken } from '../http/token.js';
import type { FileRule } from './file-rules.js';

/** A file field in the form that a visitor gets for a retry. */
export interface FileField {
  readonly name: string;
  readonly rule: FileRule;
  /** Files that have arrived: they are not sent again. */
  readonly kept: readonly { readonly id: string; readonly name: string }[];
}

/** The file fields of a post that was refused. */
export async function keptFiles(
  texts: Texts,
  rules: ReadonlyMap<string, FileRule>,
  { storage, now }: Settings,
): Promise<readonly FileField[]> {
  return Promise.all(
    [...rules].map(async ([name, rule]) => {
      const ids = (texts.get(name) ?? []).filter(isToken).slice(0, rule.maxFiles);
      const uploads = await storage.readUploads(ids, now());
      const kept = uploads.filter((one) => one.isComplete && one.submissionId === null && one.field === name);
      return { name, rule, kept };
    }),
  );
}
