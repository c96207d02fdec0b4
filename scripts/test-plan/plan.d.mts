interface Combination {
  engine: string;
  flavour: string;
}
export function browserTests(): string[];
export function runsIn(file: string, combination: Combination): boolean;
export function testsFor(combination: Combination): string[];
export function nodeTests(): { node: string[]; e2e: string[] };
