import { ofForm, submitButtons } from '../../../shared/forms/form-controls.js';
import { formFilesMessages } from '../../../shared/platform/i18n/en/form-files.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import { newId } from '../../../shared/platform/new-id.js';
import { pageContext } from '../../../shared/platform/page/read-page.js';
import { asObject, asText } from '../../../shared/platform/page/unknown-values.js';
import type { RequestFailure } from '../../../shared/platform/requests/failure.js';
import { upload } from '../../../shared/platform/requests/upload.js';
import { adoptSheet } from './adopt-sheet.js';
import { hasFocus } from '../at-once/focus.js';
import type { ChosenFile, Submission } from '../logic/payload.js';
import { withFiles } from '../on-use/chosen-files.js';
import { type SendResult, sendSubmission } from '../on-use/send-submission.js';
import sheet from './uploads.css';

type FilesText = (key: keyof typeof formFilesMessages, parameters?: Record<string, string | number>) => string;

/** A text about files that are sent, in the language of the form's place. */
const filesText =
  (form: HTMLFormElement): FilesText =>
  (key, parameters) =>
    translate(form, 'form', formFilesMessages, key, parameters);

/**
 * Shows below a form which of its files is being sent and how much of it, with a button that cancels. A screen reader hears
 * the name of each file once; the rest it finds in the progress bar.
 */
function showProgress(form: HTMLFormElement, onCancel: () => void) {
  const getText = filesText(form);
  adoptSheet(form, sheet);
  const [box, current, status] = ['div', 'div', 'span'].map((tag) => document.createElement(tag)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const [text, bar] = [document.createElement('span'), document.createElement('progress')];
  const cancel = document.createElement('button');
  box.className = 'sq-form-uploads';
  status.setAttribute('role', 'status');
  cancel.type = 'button';
  cancel.textContent = getText('cancel');
  cancel.addEventListener('click', onCancel);
  current.append(text, bar);
  box.append(current, cancel, status);
  // Beside the form, which is locked.
  ofForm(form, 'after')(box);
  return {
    start(fileName: string) {
      bar.ariaLabel = status.textContent = getText('sendingFile', { fileName });
    },
    show(fileName: string, part: number) {
      bar.value = part;
      text.textContent = getText('sendingPart', { fileName, percent: Math.floor(part * 100) });
    },
    /** The end is said by the form itself. */
    remove() {
      const hadFocus = hasFocus(cancel);
      box.remove();
      if (hadFocus) submitButtons(form)[0]?.focus();
    },
  };
}

interface Upload extends ChosenFile {
  /** The same at every attempt (draft-ietf-httpapi-idempotency-key-header). */
  readonly key: string;
  /** What the backend calls the file, once it has arrived. */
  id?: string;
}

/** Files of forms that are not sent yet. The `File` is held: an engine may give another object for it otherwise. */
const uploads = new WeakMap<HTMLFormElement, Upload[]>();

/** Statuses of a server that takes no files by themselves, or not for this form. */
const NO_UPLOADS = [404, 405, 501];
/** Statuses with which a server says in words why it does not take a file. */
const EXPLAINED = [400, 413, 415];

/**
 * Sends the files of a submission one after the other, then the submission with their ids. What has arrived is not sent
 * again at the next attempt. `undefined`: the server takes no uploads.
 */
export default async function sendWithFiles(
  form: HTMLFormElement,
  submission: Submission,
  stopped: AbortSignal,
): Promise<SendResult | undefined> {
  const before = uploads.get(form) ?? [];
  const all = (submission.files ?? []).map(
    ({ field, file }) =>
      before.find((each) => each.file === file && each.field === field) ?? { field, file, key: newId() },
  );
  uploads.set(form, all);
  const result = await uploadAll(form, submission.identity.formId, all, stopped);
  if (result !== 'sent') return result;
  const sent = await sendSubmission({ ...submission, form: withFiles(submission.form, all, ({ id }) => id!) }, stopped);
  const refused = !sent.ok && sent.failure.kind === 'status' ? asObject(sent.failure.body?.errors) : {};
  // A file belongs to one submission. The server may not have one any more, or may not want it.
  uploads.set(form, sent.ok ? [] : all.filter(({ field }) => !Object.hasOwn(refused, field)));
  return sent;
}

async function uploadAll(form: HTMLFormElement, formId: string, all: readonly Upload[], stopped: AbortSignal) {
  const cancelling = new AbortController();
  const signal = AbortSignal.any([stopped, cancelling.signal]);
  const waiting = all.filter(({ id }) => id === undefined);
  if (waiting.length === 0) return 'sent';
  const progress = showProgress(form, () => cancelling.abort());
  try {
    for (const each of waiting) {
      const { field, file, key } = each;
      const { name } = file;
      progress.start(name);
      progress.show(name, 0);
      const query = new URLSearchParams({ formId, field, name });
      const result = await upload(`${pageContext().apiRoot}form/uploads?${query}`, file, {
        headers: { 'Idempotency-Key': key },
        signal,
        onProgress: (part) => progress.show(name, part),
        read: (data) => asText(asObject(data)['id']),
      });
      if (!result.ok) return refuse(field, result.failure, filesText(form));
      each.id = result.data;
    }
  } finally {
    progress.remove();
  }
  return 'sent';
}

function refuse(field: string, failure: RequestFailure, getText: FilesText): SendResult | undefined {
  const status = 'status' in failure ? failure.status : 0;
  if (NO_UPLOADS.includes(status)) return undefined;
  const words = failure.kind === 'status' && EXPLAINED.includes(status) ? failure.body?.error : undefined;
  const text = words ?? getText(failure.kind === 'network' ? 'uploadIncomplete' : 'uploadFailed');
  return { ok: false, call: 'upload', failure, errors: { [field]: text } };
}
