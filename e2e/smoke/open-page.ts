import { emptyDatabase } from '../../shared/testing/storage.js';

export type SmokeWindow = Window & { problems: readonly string[] };

/** A page of tools/test-server/smoke-pages.mjs in a frame as large as the window, for a visitor who is new. */
export async function openPage(name: string): Promise<HTMLIFrameElement> {
  localStorage.clear();
  sessionStorage.clear();
  await emptyDatabase();
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0; background: white';
  frame.src = `/smoke/${name}.html`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  return frame;
}
