/**
 * `sq-blocks/editor`: what an editor of sites needs of the kit beside the blocks: its calls, its events between tabs, what
 * counts as a change of the look, and its texts with their rules. No page of a visitor loads any of it.
 *
 * ```ts
 * import { createEditorTracker, datasetProblem, saveLanguages } from 'sq-blocks/editor';
 * const problem = datasetProblem({ columns: ['Month'], rows: [['May'], ['']] });
 * if (problem) field.textContent = problem;
 * else if ((await saveLanguages(['de'])).ok) createEditorTracker().track({ action: 'save' });
 * ```
 */
export { editorMessages, type EditorMessage } from '../../shared/platform/i18n/en/editor.js';
export type { RequestFailure } from '../../shared/platform/requests/failure.js';
export type { Result } from '../../shared/platform/requests/request.js';
export {
  broadcastToTabs,
  createEditorTracker,
  EDITOR_CHANNEL,
  type EditorEvent,
  type EditorTransport,
} from '../../shared/services/analytics/editor-events.js';
export * from '../../shared/services/editor/aesthetics.js';
export { editorText } from '../../shared/services/editor/editor-text.js';
export * from '../../shared/services/editor/frame-events.js';
export { onEditorEvent } from '../../shared/services/editor/on-editor-event.js';
export * from '../../shared/services/editor/problems.js';
export * from '../../shared/services/editor/site-settings.js';
export * from '../../shared/services/editor/tag-list.js';
export { setEditorHooks, type EditorHooks } from '../../shared/services/session/editor-hooks.js';
