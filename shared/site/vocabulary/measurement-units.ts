/** Systems of units (storefront §3). */
export const MEASUREMENT_UNITS = { imperial: 1, metric: 2 } as const satisfies Record<string, number>;

export type MeasurementUnits = (typeof MEASUREMENT_UNITS)[keyof typeof MEASUREMENT_UNITS];
