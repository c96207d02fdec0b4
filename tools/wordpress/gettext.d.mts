export interface Entry {
  readonly context?: string | undefined;
  readonly id: string;
  readonly plural?: string | undefined;
  /** For translators. */
  readonly comments?: readonly string[];
  readonly files?: readonly string[];
  /** One, or one for each form that a number has; none where it is not translated. */
  readonly translations?: readonly string[];
}
export type Read = Entry & { readonly files: readonly string[]; readonly translations: readonly string[] };
export function keyOf(entry: Entry): string;
export function readPo(file: string): Read[];
export function readMo(file: Buffer): Read[];
export function headerOf(entries: readonly Read[]): Readonly<Record<string, string>>;
export function formsOf(entries: readonly Read[]): number;
export function writePo(header: Readonly<Record<string, string>>, entries: readonly Entry[], forms?: number): string;
export function writeMo(entries: readonly Read[]): Buffer;
export function writeJson(header: Readonly<Record<string, string>>, entries: readonly Read[]): string;
