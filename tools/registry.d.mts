export interface Block {
  readonly tag: string;
  readonly name: string;
  readonly title: string;
  readonly component: string;
  readonly examples: Readonly<Record<string, string>>;
  readonly budget: { readonly element?: number; readonly chunks?: Readonly<Record<string, number>> };
}
export const SHARED_FOLDERS: readonly string[];
export function readTags(root?: string): string[];
export function readComponentFolders(root?: string): string[];
export function readBlocks(root?: string): Block[];
export function generatedModules(tags: readonly string[]): Record<string, string>;
export function writeGenerated(root?: string): void;
