export interface EscapePress {
  readonly isSignedIn: boolean;
  /** In the backend's editor, or in a frame, which the editor shows. */
  readonly isInEditor: boolean;
  /** The site setting `useEscapeKeyToLogin`. */
  readonly mayLogIn: boolean;
  readonly isDialogOpen: boolean;
  readonly isShift: boolean;
}

/** What Escape starts; `undefined`: nothing, it serves the open dialog or nobody. */
export type EscapeAction = 'log-out' | 'editor' | 'config' | 'login' | undefined;

/** What a press of Escape asks for (storefront §2 "Escape key", ambiguity A99). */
export function escapeAction(press: EscapePress): EscapeAction {
  // Also over a dialog.
  if (press.isShift) return press.isSignedIn ? 'log-out' : undefined;
  if (press.isDialogOpen) return undefined;
  if (press.isInEditor) return 'editor';
  if (press.isSignedIn) return 'config';
  return press.mayLogIn ? 'login' : undefined;
}
