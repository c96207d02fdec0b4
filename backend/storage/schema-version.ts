/** A database that a newer release has changed: this one does not know what it may write there. */
class NewerSchema extends Error {
  override readonly name = 'NewerSchema';

  constructor(found: number, own: number) {
    super(
      `The database has schema ${found}, and this release knows schemas up to ${own}: a newer release has changed it. ` +
        'Start that release, or restore a backup from before it.',
    );
  }
}

/** What a release writes beside its version: the oldest release whose statements its schema still answers. */
export interface Compatibility {
  readonly version: number;
  readonly oldest: number;
}

/**
 * Whether steps are missing, or what this release says about them. A newer schema is never touched: its release says whether this one may run with it. What
 * another version has said does not count. Pure.
 *
 * @throws NewerSchema
 */
export function isOutdated(found: number, own: number, said: Compatibility | undefined): boolean {
  if (found <= own) return found < own || said?.version !== own;
  if (said?.version === found && said.oldest <= own) return false;
  throw new NewerSchema(found, own);
}
