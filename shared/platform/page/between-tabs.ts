/**
 * Tells the site's other tabs, and hears them, while the page is in use. The channel is closed before the page is
 * frozen: a message would throw it out of the back/forward cache. Where there is none (Firefox refuses it together
 * with cookies) each tab is on its own.
 */
export function betweenTabs(name: string, hear: () => void): (message: unknown) => void {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    try {
      channel = new BroadcastChannel(name);
      channel.addEventListener('message', hear);
    } catch {
      channel = undefined;
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
    hear();
  });
  return (message) => channel?.postMessage(message);
}
