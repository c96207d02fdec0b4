import { openTabChannel } from '../../platform/page/tab-channel.js';
import { asText, isObject } from '../../platform/page/unknown-values.js';
import { EDITOR_CHANNEL, type EditorEvent } from '../analytics/editor-events.js';

/** Calls `listener` for each editor event of the site's other tabs, until the returned function is called. */
export function onEditorEvent(listener: (event: EditorEvent) => void): () => void {
  let isListening = true;
  openTabChannel(EDITOR_CHANNEL, (message) => {
    if (isListening && isObject(message) && asText(message['action'])) listener(message as unknown as EditorEvent);
  });
  return () => void (isListening = false);
}
