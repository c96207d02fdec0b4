/** A control that takes files, also one that is disabled. */
export type FileInput = HTMLInputElement & { readonly files: FileList };

export const isFileInput = (target: unknown): target is FileInput =>
  target instanceof HTMLInputElement && target.type === 'file';

/** Chooses files as the visitor does: what listens to the control hears of it. */
export function chooseFiles(input: FileInput, files: readonly File[]): void {
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  input.files = list.files;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}
