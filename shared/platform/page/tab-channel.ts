/**
 * The one way to a `BroadcastChannel`: returns a function that posts a message to the site's other tabs. `onMessage`
 * receives what they post; `onRestore` is called when the page returns from the back/forward cache, because messages
 * may have been missed.
 *
 * The channel is closed before the page is frozen: an open one can keep a page out of the back/forward cache. Where the
 * browser has no channel (Firefox refuses it together with cookies) each tab works on its own.
 */
export function openTabChannel(
  name: string,
  onMessage: (message: unknown) => void = () => {},
  onRestore: () => void = () => {},
): (message: unknown) => void {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    try {
      channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }) => onMessage(data);
    } catch {
      // no channel: nothing is posted or received
    }
  };
  open();
  addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    open();
    onRestore();
  });
  return (message) => channel?.postMessage(message);
}
