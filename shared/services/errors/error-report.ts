import { pageContext } from '../../platform/page/read-page.js';
import type { BlamedBlock } from './blame-block.js';
import type { Fault } from './fault.js';

/** Storefront §9. The message's limit is our own, so that ten reports can outlive their page. */
const MAX_STACK = 5000;
const MAX_MESSAGE = 500;

/** What the specification leaves to the application. */
export interface CustomData {
  /** Whose error it is, as far as that can be told. */
  readonly block?: BlamedBlock;
  /** What the block was doing: `render` or `method`. */
  readonly phase?: string;
  /** How often the error came before it was sent. */
  count: number;
}

/** Storefront §3 "Error events", under its names. The event's own name is not given there. */
export interface ErrorReport {
  readonly event: 'error';
  readonly data: Fault & {
    readonly app: string;
    readonly custom: CustomData;
    readonly websiteId: unknown;
    readonly templateId: unknown;
    readonly url: string;
    readonly userAgent: string;
  };
  readonly timestamp: number;
}

export function toErrorReport(fault: Fault, custom: CustomData, timestamp: number): ErrorReport {
  const { website, raw } = pageContext();
  return {
    event: 'error',
    data: {
      app: 'sq-blocks',
      ...fault,
      message: fault.message.slice(0, MAX_MESSAGE),
      stack: fault.stack.slice(0, MAX_STACK),
      custom,
      websiteId: website['id'] ?? null,
      templateId: raw['templateId'] ?? null,
      url: location.href,
      userAgent: navigator.userAgent,
    },
    timestamp,
  };
}
