export const DATABASE = 'sq-blocks';

/** Whether the kit's database may exist. Does not open it, which would create an empty one. */
export async function mayHoldData(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true; // refused, or not supported by an older engine: only opening it can tell
  }
}
