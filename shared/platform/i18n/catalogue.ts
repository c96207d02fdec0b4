/** Texts of one language by area and key. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
