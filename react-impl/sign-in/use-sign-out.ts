import type { signIn as declaration } from '../../elements/sq-sign-in/declaration.js';
import type { Host } from '../../shared/declaration/derived-types.js';
import { useListener } from '../hooks/use-listener.js';
import { useMethods } from '../hooks/use-methods.js';
import { loadSession } from './load-session.js';
import { postWithoutCode } from './post-without-code.js';

/** Marks the author's own button or link that signs out. */
export const SIGN_OUT = '[data-sq-sign-out]';

interface Options {
  readonly isSignedIn: boolean;
  readonly cloneCart: boolean;
  isBusy(): boolean;
  setBusy(isBusy: boolean): void;
  /** The server's words; empty when they no longer hold. */
  onFailure(message: string): void;
  onSignedOut(): void;
}

/** Signs out by the method, the block's button, which gets the returned function, or the author's own. */
export function useSignOut(host: Host<typeof declaration>, options: Options): () => Promise<void> {
  const leave = async () => {
    if (options.isBusy() || !options.isSignedIn) return;
    options.setBusy(true);
    options.onFailure('');
    const session = await loadSession().catch(() => undefined);
    const result = await session?.signOut({ cloneCart: options.cloneCart });
    options.setBusy(false);
    if (!result)
      return options.onFailure(
        await postWithoutCode(host.element.querySelector<HTMLFormElement>(`form:has(${SIGN_OUT})`), host.element),
      );
    if (result.ok) {
      host.emit('sq-sign-out', {});
      return options.onSignedOut();
    }
    const { failure } = result;
    options.onFailure(failure.message);
    host.emit('sq-sign-in-error', { status: 'status' in failure ? failure.status : 0, message: failure.message });
  };
  const handleClick = (event: Event) => {
    if (event.defaultPrevented || !(event.target instanceof Element) || !event.target.closest(SIGN_OUT)) return;
    event.preventDefault();
    void leave();
  };
  useListener(host.element, 'click', handleClick);
  useMethods(host, { signOut: leave });
  return leave;
}
