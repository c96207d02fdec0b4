import { isBackend } from '../context/is-backend.js';
import { isSignedIn } from './user-kind.js';

/**
 * Whether the page is shown in the frame of the editor: that of an admin path, or, where another origin has the frame, any
 * frame of a signed-in account. Visitors see no editor.
 */
export const isInEditorFrame = (): boolean => window !== window.top && (isBackend() || isSignedIn());
