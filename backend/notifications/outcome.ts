/** What became of one attempt. `isFinal`: another attempt would end like this one. */
export type Outcome =
  { readonly ok: true } | { readonly ok: false; readonly problem: string; readonly isFinal: boolean };

export const failed = (problem: string, isFinal: boolean): Outcome => ({ ok: false, problem, isFinal });
