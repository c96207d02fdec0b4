import type { Settings } from '../app-options.js';
import { clientsOfDay } from '../uploads/receive-file.js';
import { LONGEST_WINDOW_MS } from './call-limit.js';
import { deleteExpiredFiles } from '../uploads/delete-expired-files.js';

/** Deletes everything whose time is over, submissions and files included. */
export async function forgetOld(settings: Settings): Promise<void> {
  const { storage, limits, now } = settings;
  const time = now();
  await storage.forget({
    keysBefore: time,
    cartsBefore: time - limits.cartLifetimeMs,
    rendersBefore: time - limits.renderLifetimeMs,
    recordsBefore: time - limits.recordLifetimeMs,
    consentsBefore: time - limits.consentLifetimeMs,
    callsBefore: time - LONGEST_WINDOW_MS,
    keptClients: clientsOfDay(time),
  });
  if (Number.isFinite(limits.submissionLifetimeMs)) await storage.expireSubmissions(time - limits.submissionLifetimeMs);
  await deleteExpiredFiles(settings);
}
