interface PrerenderedDocument extends Document {
  readonly prerendering?: boolean;
}

/**
 * Resolves when a page that the browser has rendered ahead (speculation rules) is shown, which may never be. `undefined`
 * for every other page.
 */
export const whenActivated = (): Promise<unknown> | undefined =>
  (document as PrerenderedDocument).prerendering
    ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
    : undefined;
