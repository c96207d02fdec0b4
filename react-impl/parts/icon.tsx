/** Outlines on a 24 by 24 grid, drawn in the text's colour. */
const PATHS = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  play: 'M8 5l11 7-11 7z',
  pause: 'M9 5v14M15 5v14',
  caption: 'M4 6h16M4 12h16M4 18h10',
  check: 'M5 13l5 5L19 7',
  zoomIn: 'M10.5 7v7M7 10.5h7M15.5 15.5L21 21M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z',
  zoomOut: 'M7 10.5h7M15.5 15.5L21 21M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z',
} as const;

/**
 * A decorative icon: the button around it has the accessible name. Stroke properties are in the sheet of every shadow
 * root, since in JSX they are in camel case, which Preact does not translate. CSS mirrors `previous` and `next` in
 * right-to-left text.
 */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" data-icon={name}>
      <path d={PATHS[name]} fill={name === 'play' ? 'currentColor' : 'none'} />
    </svg>
  );
}
