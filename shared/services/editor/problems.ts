import type { RequestFailure } from '../../platform/requests/failure.js';
import { editorText } from './editor-text.js';

/*
 * What an editor says about what was typed or chosen (storefront §5 and §8). Each returns the text for the
 * field, in the language of the page, or `undefined` where nothing is wrong.
 */

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

export interface Dataset {
  readonly columns: readonly unknown[];
  /** The cells of each row, one for each column. */
  readonly rows: readonly (readonly unknown[])[];
}

/** At least one row and one column, and no cell that is missing or blank. Zero and false are data. */
export function datasetProblem({ columns, rows }: Dataset): string | undefined {
  if (columns.length === 0 || rows.length === 0) return editorText('datasetEmpty');
  const isComplete = rows.every((row) => columns.every((_, at) => !isBlank(row[at])));
  return isComplete ? undefined : editorText('dataMissing');
}

export const fileNameProblem = (name: string): string | undefined =>
  isBlank(name) ? editorText('fileNameMissing') : undefined;

/** @param listId the mailing list that was chosen; undefined or empty for none */
export const listProblem = (listId: string | undefined): string | undefined =>
  isBlank(listId) ? editorText('listMissing') : undefined;

/** There must be a mailing list before a form can use one. */
export const mailingListsProblem = (lists: readonly unknown[]): string | undefined =>
  lists.length === 0 ? editorText('noMailingLists') : undefined;

/** A page of the site, as a path that starts with one slash, or an address by http or https. */
export function pageUrlProblem(val: string): string | undefined {
  const isPath = /^\/(?!\/)\S*$/.test(val);
  const isAddress = /^https?:\/\/\S+$/i.test(val) && URL.canParse(val);
  return isPath || isAddress ? undefined : editorText('pageUrlNotValid', { val });
}

export const optionProblem = (val: string, options: readonly string[]): string | undefined =>
  options.includes(val) ? undefined : editorText('notAnOption', { val });

/** Why code cannot be edited on this device. */
export const codeEditingProblem = (userAgent: string = navigator.userAgent): string | undefined =>
  /android/i.test(userAgent) ? editorText('noCodeOnAndroid') : undefined;

/** The heading over the message of a failed call; none for a call that the editor itself has ended. */
export function failureTitle({ kind }: Pick<RequestFailure, 'kind'>): string | undefined {
  if (kind === 'aborted') return undefined;
  return editorText(kind === 'network' ? 'networkError' : 'wentWrong');
}

/** A value of a summary as text; "N/A" for one that is missing or blank (storefront §8 "Other texts"). */
export const summaryText = (value: string | number | null | undefined): string =>
  isBlank(value) ? editorText('emptyValue') : String(value);
