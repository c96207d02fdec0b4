import { ofForm } from '../../../shared/forms/form-controls.js';
import type { ChosenFile } from '../logic/payload.js';
import type { FieldGroup } from './field-groups.js';

/** Whether a form carries files when it is posted by the browser, and so also without script. */
export const isMultipart = (form: HTMLFormElement): boolean =>
  ofForm(form, 'method') === 'post' && ofForm(form, 'enctype') === 'multipart/form-data';

/** The files of a form, field by field, in their order; then those that components and scripts have added to `data`. */
export function chosenFiles(fields: readonly FieldGroup[], data: FormData): ChosenFile[] {
  const groups = fields.filter(({ kind }) => kind === 'file');
  // The control's own objects: an upload knows its file again by them.
  const chosen = groups.flatMap(({ id, controls }) =>
    controls.flatMap((control) =>
      [...((control as HTMLInputElement).files ?? [])].map((file) => ({ field: id, file })),
    ),
  );
  const added = [...data].flatMap(([field, file]) =>
    isChosen(file) && !groups.some(({ id }) => id === field) ? [{ field, file }] : [],
  );
  return [...chosen, ...added];
}

/** Not what a file control sends in which nothing is chosen. */
export const isChosen = (value: FormDataEntryValue): value is File =>
  value instanceof File && (value.name !== '' || value.size > 0);

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
