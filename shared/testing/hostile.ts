import { nextEvent, until } from './fixture.js';

/**
 * Resolves when every `javascript:` address that was navigated to before has run: browsers run them in a later task, in
 * order.
 */
export async function javascriptUrlsHaveRun(): Promise<void> {
  const page = window as { javascriptUrlHasRun?: boolean };
  delete page.javascriptUrlHasRun;
  const link = document.createElement('a');
  link.href = 'javascript:void (window.javascriptUrlHasRun = true)';
  document.body.append(link);
  link.click();
  link.remove();
  await until(() => page.javascriptUrlHasRun, 'javascript: addresses do not run');
}

/** Resolves when an `<img src=x>` that was created before has failed, so that its `onerror` has run. */
export async function imagesHaveFailed(): Promise<void> {
  const image = new Image();
  const failed = nextEvent<Event>(image, 'error');
  image.src = 'x';
  await failed;
}
