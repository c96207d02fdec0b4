import { isEmail } from '../../elements/server-rules.js';
import type { FormDefinition } from '../forms/form-definitions.js';
import type { FieldValues } from '../forms/field-values.js';
import { answerText } from '../forms/submissions-csv.js';
import type { NewDelivery, NewSubmission } from '../storage/storage.js';
import { newToken } from '../http/token.js';

/** Where messages about submissions go. Each of them may be missing. */
export interface NotificationPlan {
  /** The owner's address, which gets a mail for each submission. */
  readonly mailTo?: string | undefined;
  /** Whether forms with a `reply` answer the visitor by mail. */
  readonly replies?: boolean | undefined;
  /** Whether the owner's webhook is called. */
  readonly webhook?: boolean | undefined;
}

/** A mail as it is kept until it has arrived. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where the reader's answer goes; empty: to the sender. */
  readonly replyTo: string;
  /** Becomes the `Message-ID`: the same for each attempt, so that readers show one mail. */
  readonly id: string;
}
/** A call of the webhook as it is kept until it has arrived. */
export interface WebhookCall {
  /** The header `webhook-id`: the same for each attempt, so that a receiver can leave out repeats. */
  readonly id: string;
  readonly body: string;
}

interface Received {
  readonly submission: NewSubmission;
  readonly values: FieldValues;
  readonly definition: FormDefinition;
}

/** The visitor's address: of the first email field of the form, or of a field named `email`. Pure. */
function visitorAddress({ values, definition }: Received): string | undefined {
  const fields = Object.entries(definition.fields).filter(([, { kind }]) => kind === 'email');
  const texts = [...fields.map(([id]) => id), 'email'].map((id) => values.get(id));
  return texts
    .filter((text) => typeof text === 'string')
    .find((text) => isEmail(text.trim()))
    ?.trim();
}

function mailToOwner(to: string, received: Received): Mail {
  const { submission, values } = received;
  const answers = [...values].map(([field, value]) => `${field}: ${answerText(value)}`);
  const page = submission.context.pagePath ? [`Page: ${submission.context.pagePath}`] : [];
  return {
    to,
    subject: `New submission: ${submission.formId}`,
    text: [...answers, '', ...page].join('\n'),
    replyTo: visitorAddress(received) ?? '',
    id: newToken(),
  };
}

/** The words are the owner's alone: a stranger who enters the address of another cannot send them anything. */
function reply(received: Received): Mail | undefined {
  const to = visitorAddress(received);
  const words = received.definition.reply;
  return to === undefined || !words ? undefined : { to, ...words, replyTo: '', id: newToken() };
}

function webhookCall({ submission, values }: Received): WebhookCall {
  const { formId, receivedAt, context } = submission;
  const data = { formId, form: Object.fromEntries(values), ...context };
  const body = { type: 'submission.created', timestamp: new Date(receivedAt).toISOString(), data };
  return { id: `msg_${newToken()}`, body: JSON.stringify(body) };
}

const CHANNELS = ['mail', 'webhook', 'reply'] as const;

/** The messages about a submission that does not look like spam. */
export function planDeliveries(received: Received, plan: NotificationPlan): readonly NewDelivery[] {
  const { submission } = received;
  if ((submission.spam ?? []).length > 0) return [];
  const planned = {
    mail: plan.mailTo ? mailToOwner(plan.mailTo, received) : undefined,
    webhook: plan.webhook ? webhookCall(received) : undefined,
    reply: plan.replies ? reply(received) : undefined,
  };
  return CHANNELS.filter((channel) => planned[channel]).map((channel) => ({
    channel,
    data: JSON.stringify(planned[channel]),
    dueAt: submission.receivedAt,
  }));
}
