/** A UUID of any version (RFC 9562), as the structured-field string that the draft requires, or without quotes. */
const UUID = /^("?)([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\1$/i;

export type ReadIdempotencyKey = { ok: true; id: string | null } | { ok: false };

/**
 * The header `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header): the client's id of one submission,
 * the same for each attempt. `null` without the header. Only UUIDs: a client that guesses a key could block the
 * submission of another.
 */
export function readIdempotencyKey(header: string | undefined): ReadIdempotencyKey {
  if (header === undefined) return { ok: true, id: null };
  const id = UUID.exec(header.trim())?.[2]?.toLowerCase();
  return id === undefined ? { ok: false } : { ok: true, id };
}
