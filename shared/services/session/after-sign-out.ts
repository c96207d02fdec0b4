/** What of a visitor ends with the session, on this device. Never rejects. */
export const afterSignOut = (): Promise<void> =>
  import('../../platform/storage/forgotten-drafts.js').then(
    ({ forgetDrafts }) => forgetDrafts(),
    () => {}, // the kit's files cannot be loaded: the visitor is signed out all the same
  );
