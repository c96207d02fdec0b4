import { runningService, startOnce } from '../runtime/start-once.js';
import { createLogger, type LoggerOptions } from './create-logger.js';

const NAME = 'logger';

/**
 * Sends what is logged to the site's server, in batches (storefront §7, §9), until the returned function is called.
 * One logger serves the page: a second start changes nothing.
 */
export const startLogger = (options: LoggerOptions = {}): (() => void) => startOnce(NAME, () => createLogger(options));

/** One entry for the server's log; without a running logger nothing happens. */
export const trace = (message: string, data?: unknown): void =>
  runningService<ReturnType<typeof createLogger>>(NAME)?.trace(message, data);
