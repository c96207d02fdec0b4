export interface Mutant {
  file: string;
  /** From 1. */
  line: number;
  start: number;
  end: number;
  before: string;
  after: string;
}
export function mutantsOf(file: string, source: string): Mutant[];
export function apply(source: string, mutant: Mutant): string;
