import { member } from '../../../shared/forms/form-controls.js';
import type { ChosenFile } from '../logic/payload.js';
import { fieldGroups } from './field-groups.js';

/** Whether a form carries files when it is posted by the browser, and so also without script. */
export const isMultipart = (form: HTMLFormElement): boolean =>
  member(form, 'method') === 'post' && member(form, 'enctype') === 'multipart/form-data';

/** The files of a form, field by field, in their order. */
export const chosenFiles = (form: HTMLFormElement): ChosenFile[] =>
  fieldGroups(form)
    .filter(({ kind }) => kind === 'file')
    .flatMap(({ id, controls }) =>
      controls.flatMap((control) =>
        [...((control as HTMLInputElement).files ?? [])].map((file) => ({ field: id, file })),
      ),
    );

/** The entries with a text for each file: in the submission its id, before it is uploaded what it is known by. */
export function withFiles<F extends ChosenFile>(
  form: string,
  files: readonly F[],
  textOf: (file: F) => string,
): string {
  if (files.length === 0) return form;
  const textsOf = (name: string) => files.filter(({ field }) => field === name).map(textOf);
  const values = files.map(({ field }) => [field, textsOf(field)] as const);
  return JSON.stringify({ ...(JSON.parse(form) as object), ...Object.fromEntries(values) });
}

/** A text that is the same for the same file. */
export const describeFile = ({ file }: ChosenFile): string => `${file.name} ${file.size} ${file.lastModified}`;
