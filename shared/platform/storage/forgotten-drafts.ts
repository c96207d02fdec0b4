import { createStore, onePerPage, type Store } from '../store.js';
import { removeWhere } from './database.js';
import { mayHoldData } from './may-hold-data.js';

/** How often the visitor has signed out of this page: what was typed into its forms before is no draft any more. */
export const forgottenDrafts = (): Store<number> => onePerPage('forgotten-drafts', () => createStore(0));

/** Deletes all drafts: the next visitor at this computer would find them in the forms. */
export async function forgetDrafts(): Promise<void> {
  forgottenDrafts().set(forgottenDrafts().get() + 1);
  if (await mayHoldData()) await removeWhere('drafts', () => true);
}
