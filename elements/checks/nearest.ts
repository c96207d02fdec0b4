/** More letters than this are never a slip of the hand. */
const MAX_DISTANCE = 2;

/** How many slips a word of this length may have: one in three or four letters, two in seven. */
const allowed = (length: number) => Math.min(MAX_DISTANCE, Math.floor((length + 1) / 4));

/**
 * The number of letters that were left out, added, exchanged or swapped with their neighbour between two words (the
 * "optimal string alignment" distance).
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwap ? beforeLast[column - 2]! + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length]!;
}

/** The known word that an unknown one was probably meant to be; the first of several that are as near. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const limit = allowed(word.length);
  let found: { word: string; distance: number } | undefined;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const distance = editDistance(word, candidate);
    if (distance <= limit && distance < (found?.distance ?? Infinity)) found = { word: candidate, distance };
  }
  return found?.word;
}
