/*
 * Functions that run in the opened page: each returns what is not as it must be yet. They are sent as text, so they refer
 * to nothing outside of themselves.
 */

/** The page of `body.html`, or the same by a framework. */
export function missingOnPage() {
  const blocks = [...document.querySelectorAll('sq-gallery, sq-marquee, sq-form, sq-map')];
  const late = blocks
    .filter((block) => !block.matches(':state(ready)'))
    .map(({ localName }) => `${localName} is not ready`);
  if (blocks.length !== 4) late.push(`the page has ${blocks.length} blocks`);
  if (getComputedStyle(document.documentElement).getPropertyValue('--sq-blocks') === '')
    late.push('the page sheet is missing');
  const map = document.querySelector('sq-map');
  if (!map?.shadowRoot?.querySelector('canvas')) late.push('the map is not drawn');
  const perRow = document.querySelector('sq-gallery')?.slidesPerRow;
  if (perRow !== 2) late.push(`slidesPerRow is ${perRow}`);
  return late;
}

/** A number and a list that a framework has passed, by property or as text. */
export function missingValues() {
  const gallery = document.querySelector('sq-gallery');
  const form = document.querySelector('sq-form');
  const late = [gallery, form].filter((block) => !block?.matches(':state(ready)')).map(() => 'a block is not ready');
  if (gallery?.slidesPerRow !== 3) late.push(`slidesPerRow is ${gallery?.slidesPerRow}`);
  if (!form?.querySelector('input[name=email]')) late.push('the list of fields has not arrived');
  return late;
}
