import { onePerPage } from '../../platform/store.js';

/** What Escape does in the backend's editor (storefront §2 "Escape key"). The kit has no editor: it calls the site's. */
export interface EditorHooks {
  /** Closes the guide that is open. Returns whether there was one; if not, the panel is toggled. */
  closeGuide?(): boolean;
  /** Opens the editor's panel, or closes it. */
  togglePanel?(): void;
}

const current = () => onePerPage<{ hooks: EditorHooks }>('editor-hooks', () => ({ hooks: {} }));

/** Sets the editor's functions, until the returned function is called or others are set. */
export function setEditorHooks(hooks: EditorHooks): () => void {
  const page = current();
  page.hooks = hooks;
  return () => {
    if (page.hooks === hooks) page.hooks = {};
  };
}

/** A guide goes first: it lies over the panel. */
export function callEditorHooks(): void {
  const { hooks } = current();
  if (!hooks.closeGuide?.()) hooks.togglePanel?.();
}
