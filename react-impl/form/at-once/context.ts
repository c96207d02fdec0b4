import type { RefObject } from 'react';
import type { form as declaration } from '../declaration.js';
import type { Host } from '../../../shared/declaration/derived-types.js';
import type { DraftsAndQueue } from '../drafts/drafts-and-queue.js';
import type { FormCaptcha } from '../features/captcha.js';
import type { FormIdentity } from '../logic/payload.js';
import type { EmailPattern } from '../logic/validation.js';
import type { SendingCode, SendingModule } from './use-sending-code.js';
import type { useOutcome } from './use-outcome.js';

export interface Options {
  /** With an empty `submitButtonText` the text of the pressed button is sent. */
  identity: FormIdentity;
  emailPattern: EmailPattern;
  /** Whether a captcha must be solved; while its code is not loaded, none is. */
  needsCaptcha: boolean;
  captcha: RefObject<FormCaptcha | undefined>;
  /** Whether the author lets the form keep a submission for later. */
  remember: boolean;
  draftsAndQueue: RefObject<DraftsAndQueue | undefined>;
  sending: SendingCode;
  /** The errors when the code that sends, which has the other texts, could not be loaded. */
  getText(key: 'offline' | 'processingError'): string;
  /** `next`: the page that the server wants to be shown. */
  onSuccess(code: SendingModule, next: string | undefined): void;
  /** `next`: the page on which the server says what nobody can read for the visitor. */
  onDoubt(code: SendingModule, next: string | undefined): void;
}

export interface Context extends Options {
  readonly host: Host<typeof declaration>;
  readonly outcome: ReturnType<typeof useOutcome>;
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
  /** Aborted when the form is reset or removed. */
  readonly signal: AbortSignal;
}
