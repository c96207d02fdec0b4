export const DATABASE = 'sq-blocks';

/** Whether the device may hold something of the kit. Looks without opening, which would make an empty database. */
export async function mayHoldData(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true; // refused, or an older engine: whoever opens it will know
  }
}
