export interface Note {
  readonly group: string;
  readonly preview: 'inline' | 'framed' | 'server';
  readonly themes: readonly { readonly name: string; readonly attributes: readonly string[] }[];
}
export const BLOCK_GROUPS: readonly string[];
export function readNote(tag: string, root?: string): Note;
