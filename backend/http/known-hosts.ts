import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-options.js';

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** The name in a `Host` header, without its port. */
const nameIn = (host: string): string | undefined =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined;

/**
 * Answers only under names that are the site's own. A page of another site can bind its name to this machine after it was
 * loaded, and would then read every answer as its own (DNS rebinding): the browser still names its host.
 */
export function knownHostsOnly(hosts: readonly string[]) {
  const known = new Set([...THIS_MACHINE, ...hosts.map((host) => host.trim().toLowerCase())]);
  return createMiddleware<AppEnv>(async (c, next) => {
    const name = nameIn(c.req.header('host') ?? '');
    if (name !== undefined && known.has(name)) return next();
    return c.text('This server is not reached by that name.', 421);
  });
}
