/** The size of the area in which the text moves, in px. */
export interface ViewportSize {
  readonly width: number;
  readonly height: number;
  /** The height of a line of text. */
  readonly line: number;
}

/** Props of the moving text. Screen readers ignore it: they read the author's own text below it. */
export interface MovingText {
  /** The text once, with its separator. */
  text: string;
  size: ViewportSize;
  running: boolean;
  /** In px per second. */
  speed: number;
  direction: 'left' | 'right';
}
