/** The specification names the two limits, and not their values: these are the kit's (widgets §9, ambiguity A97). */
export const DATASET_LIMITS = { maxRows: 100, maxColumns: 20 } as const;

export interface TruncatedDataset<T> {
  readonly rows: readonly (readonly T[])[];
  /** How many are left out. Of columns, by the longest row. */
  readonly hiddenRows: number;
  readonly hiddenColumns: number;
}

/** The first rows and columns of a table. */
export function truncateDataset<T>(
  rows: readonly (readonly T[])[],
  {
    maxRows = DATASET_LIMITS.maxRows,
    maxColumns = DATASET_LIMITS.maxColumns,
  }: Partial<Record<keyof typeof DATASET_LIMITS, number>> = {},
): TruncatedDataset<T> {
  const columns = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return {
    rows: rows.slice(0, maxRows).map((row) => row.slice(0, maxColumns)),
    hiddenRows: Math.max(0, rows.length - maxRows),
    hiddenColumns: Math.max(0, columns - maxColumns),
  };
}
