import type { FieldRule, FormDefinition } from '../forms/form-definitions.js';

export interface FileRule {
  /** As the attribute `accept` of HTML. Empty: any file. */
  readonly accept: string;
  readonly maxBytes: number;
  readonly maxFiles: number;
}

const DEFAULT_MAX_BYTES = 10_000_000;

const DEFAULT_MAX_FILES = 5;

function toRule({ accept = '', maxBytes = DEFAULT_MAX_BYTES, maxFiles = DEFAULT_MAX_FILES }: FieldRule): FileRule {
  return { accept, maxBytes, maxFiles };
}

/** The rules of the file fields of a form, by field id. Pure. */
export const fileRules = ({ fields }: FormDefinition): ReadonlyMap<string, FileRule> =>
  new Map(
    Object.entries(fields)
      .filter(([, { kind }]) => kind === 'file')
      .map(([id, rule]) => [id, toRule(rule)]),
  );
