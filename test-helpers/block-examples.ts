import { readBlocks } from '@sq-blocks/tools/registry';

/** Every block's examples as an author writes them, by name, from the `example.html` of its folder. */
export const blockExamples: Readonly<Record<string, string>> = Object.fromEntries(
  readBlocks().flatMap(({ examples }) => Object.entries(examples)),
);
