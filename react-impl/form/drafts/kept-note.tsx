import { draftsText } from './drafts-text.js';

export interface KeptNoteProps {
  readonly element: HTMLElement;
  /** What is said before it: that a draft was put back. */
  readonly before: string | false;
  onForget(): void;
}

/**
 * Says that entries are kept on the device, which others may use too, and deletes them at one press. No live region: the
 * note comes while the visitor types, and would interrupt.
 */
export const KeptNote = ({ element, before, onForget }: KeptNoteProps) => (
  <p part="kept">
    <span>{[before, draftsText(element, 'kept')].filter(Boolean).join(' ')}</span>{' '}
    <button onClick={onForget}>{draftsText(element, 'forget')}</button>
  </p>
);
