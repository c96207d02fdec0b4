/** What happens to the frame in which the editor shows a page (storefront §4 "Aesthetics change tracking"). */
export const FRAME_EVENTS = {
  load: 'load',
  unload: 'frame unload',
  saveEnter: 'save enter',
  saveExit: 'save exit',
  editingChange: 'editing change',
} as const;
export type FrameEvent = (typeof FRAME_EVENTS)[keyof typeof FRAME_EVENTS];
