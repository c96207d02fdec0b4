const retries = new Map<HTMLImageElement, () => void>();

function retryAll() {
  const due = [...retries];
  retries.clear();
  for (const [image, retry] of due) if (image.isConnected) retry();
}

/** Calls `retry` once when the network is back, if the image is still on the page and nothing else was asked for. */
export function retryWhenOnline(image: HTMLImageElement, retry: () => void): void {
  for (const each of retries.keys()) if (!each.isConnected) retries.delete(each);
  retries.set(image, retry);
  addEventListener('online', retryAll, { once: true });
}

export const forgetRetry = (image: HTMLImageElement): boolean => retries.delete(image);
