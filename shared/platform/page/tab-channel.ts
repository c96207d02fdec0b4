export interface TabChannel {
  /** Sends a structured-cloneable message to the site's other tabs; does nothing while there is no channel. */
  post(message: unknown): void;
  close(): void;
}

interface TabChannelOptions {
  /** Receives what another tab has posted. Default: messages are ignored. */
  onMessage?(message: unknown): void;
  /** The page is back from the back/forward cache: messages may have been missed. */
  onRestore?(): void;
}

/**
 * The one way to a `BroadcastChannel`. The channel is closed before the page is frozen, because an open one can keep a
 * page out of the back/forward cache, and opened again when the page is restored. Where the browser has no channel
 * (Firefox refuses it together with cookies) each tab works on its own.
 */
export function openTabChannel(name: string, { onMessage, onRestore }: TabChannelOptions = {}): TabChannel {
  const ended = new AbortController();
  const { signal } = ended;
  let channel: BroadcastChannel | undefined;
  const open = () => {
    try {
      channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }) => onMessage?.(data);
    } catch {
      channel = undefined;
    }
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  open();
  addEventListener('pagehide', close, { signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      open();
      onRestore?.();
    },
    { signal },
  );
  return {
    post: (message) => channel?.postMessage(message),
    close() {
      ended.abort();
      close();
    },
  };
}
