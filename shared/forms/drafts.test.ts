import { expect } from '@open-wc/testing';
import { emptyDatabase, pretend } from '../testing/storage.js';
import { get, getAll } from '../platform/storage/database.js';
import { deleteDraft, deleteOldDrafts, loadAttempt, loadDraft, saveAttempt, saveDraft } from './drafts.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const values = { name: ['Ann'], likes: ['tea', 'rain'], empty: [] };

describe('drafts', () => {
  beforeEach(emptyDatabase);

  it('returns the saved values by key', async () => {
    await saveDraft('/contact#f1', values);
    expect(await loadDraft('/contact#f1')).to.deep.equal(values);
    expect(await loadDraft('/contact#f2')).to.equal(undefined);
  });
  it('keeps the last of several values saved at the same time', async () => {
    await Promise.all(['A', 'An', 'Ann'].map((name) => saveDraft('f', { name: [name] })));
    expect(await loadDraft('f')).to.deep.equal({ name: ['Ann'] });
  });
  it('deletes a draft, also one that is being saved', async () => {
    await Promise.all([saveDraft('f', values), deleteDraft('f')]);
    expect(await loadDraft('f')).to.equal(undefined);
  });
  it('is available after its page is closed', async () => {
    const frame = document.createElement('iframe');
    frame.srcdoc = `<script type="module">
      import { saveDraft } from '/shared/forms/drafts.ts';
      await saveDraft('f', { name: ['Ann'] });
      frameElement.dispatchEvent(new Event('saved'));
    </script>`;
    const saved = new Promise((resolve) => frame.addEventListener('saved', resolve));
    document.body.append(frame);
    await saved;
    frame.remove();
    expect(await loadDraft('f')).to.deep.equal({ name: ['Ann'] });
  });
  it('deletes a draft older than 30 days', async () => {
    const now = Date.now();
    await saveDraft('f', values, now);
    expect(await loadDraft('f', now + 30 * DAY_MS)).to.deep.equal(values);
    expect(await loadDraft('f', now + 30 * DAY_MS + 1)).to.equal(undefined);
    expect(await get('drafts', 'f')).to.equal(undefined);
  });
  it('deletes what is older than 30 days, also of a page that nobody visits any more', async () => {
    const now = Date.now();
    const attempt = { id: '1', content: 'x' };
    await saveDraft('old', values, now - 30 * DAY_MS - 1);
    await saveAttempt('old', attempt, now - 30 * DAY_MS - 1);
    await saveDraft('new', values, now - 30 * DAY_MS);
    await saveAttempt('new', attempt, now - 30 * DAY_MS);
    await deleteOldDrafts(now);
    expect(await getAll('drafts')).to.have.length(2);
    expect(await loadDraft('new', now)).to.deep.equal(values);
    expect((await loadAttempt('new'))!.id).to.equal('1');
  });
  it('does nothing without IndexedDB', async () => {
    const restore = pretend(window, 'indexedDB', undefined);
    try {
      await saveDraft('f', values);
      expect(await loadDraft('f')).to.equal(undefined);
      await deleteDraft('f');
    } finally {
      restore();
    }
  });
});
