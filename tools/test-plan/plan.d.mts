interface Combination {
  engine: string;
  flavour: string;
}
export function smokeTests(options?: { isGate?: boolean }): string[];
export function browserTests(): string[];
export function runsIn(file: string, combination: Combination): boolean;
export function testsFor(combination: Combination, options?: { isGate?: boolean }): string[];
export function nodeTests(): { node: string[]; e2e: string[]; gateE2e: string[] };
export function wordpressTests(): string[];
