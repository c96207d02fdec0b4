import { pageContext } from '../../platform/page/read-page.js';
import { isVisitorDataRestricted } from '../consent/cookie-policy.js';
import { browserName } from '../measuring/browser-name.js';
import type { ErrorDetails } from './error-details.js';
import type { FailedBlock } from './attribute-error.js';
import { withoutQueries } from './without-queries.js';

/** Characters. The kit's own limit, so that ten reports fit into a request that outlives the page. */
const MAX_MESSAGE = 500;
const MAX_URL = 2000;

/** The part of a report that the specification leaves to the application. */
export interface CustomData {
  /** The block that has failed, where it is known. */
  readonly block?: FailedBlock;
  /** What the block was doing: `render` or `method`. */
  readonly phase?: string;
  /** How often the error occurred before it was sent. */
  count: number;
}

/** Storefront §3 "Error events", under its names. The name of the event is not specified there. */
export interface ErrorReport {
  readonly event: 'error';
  readonly data: ErrorDetails & {
    readonly app: string;
    readonly custom: CustomData;
    readonly websiteId: unknown;
    readonly templateId: unknown;
    readonly url: string;
    readonly userAgent: string;
  };
  /** ms since 1970. */
  readonly timestamp: number;
}

export function toErrorReport(details: ErrorDetails, custom: CustomData, timestamp: number): ErrorReport {
  const { website, raw } = pageContext();
  return {
    event: 'error',
    data: {
      app: 'sq-blocks',
      ...details,
      // Inline scripts have the page's address as their file, and messages of failed calls name what was asked for.
      message: withoutQueries(details.message).slice(0, MAX_MESSAGE),
      stack: withoutQueries(details.stack),
      file: withoutQueries(details.file),
      custom,
      websiteId: website['id'] ?? null,
      templateId: raw['templateId'] ?? null,
      url: withoutQueries(location.href.slice(0, MAX_URL)),
      userAgent: isVisitorDataRestricted() ? browserName() : navigator.userAgent,
    },
    timestamp,
  };
}
