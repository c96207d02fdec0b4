import { formMessages } from '../../elements/server-rules.js';
import type { Settings } from '../app-options.js';
import { textsOf, type FieldValues } from '../forms/field-values.js';
import type { FormDefinition } from '../forms/form-definitions.js';
import { isToken } from '../http/token.js';
import { tooManyFiles } from './file-messages.js';
import { fileRules } from './file-rules.js';

export interface ResolvedFiles {
  /** The ids of all files of the submission. */
  readonly ids: readonly string[];
  /** The values with names in place of the files' ids. */
  readonly values: FieldValues;
  /** Messages by field; empty without errors. */
  readonly errors: Readonly<Record<string, string>>;
}

const idsIn = (value: unknown): string[] => [...new Set(textsOf(value).filter((text) => text !== ''))];

/** Finds the files that a submission names by their ids: complete, sent to this field of this form, and not used before. */
export async function resolveFiles(
  values: FieldValues,
  definition: FormDefinition,
  { storage, now }: Settings,
): Promise<ResolvedFiles> {
  const named = new Map(values);
  const errors: Record<string, string> = {};
  const all: string[] = [];
  for (const [field, rule] of fileRules(definition)) {
    if (!values.has(field)) continue;
    const ids = idsIn(values.get(field));
    const uploads = ids.every(isToken) && ids.length <= rule.maxFiles ? await storage.readUploads(ids, now()) : [];
    const usable = uploads.filter(
      (one) => one.isComplete && one.submissionId === null && one.formId === definition.id && one.field === field,
    );
    if (ids.length > rule.maxFiles) errors[field] = tooManyFiles(rule);
    else if (usable.length < ids.length) errors[field] = formMessages.uploadFailed;
    const nameOf = new Map(usable.map(({ id, name }) => [id, name]));
    named.set(
      field,
      ids.flatMap((id) => nameOf.get(id) ?? []),
    );
    all.push(...ids);
  }
  return { ids: all, values: named, errors };
}
