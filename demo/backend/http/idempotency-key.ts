/** A UUID of any version (RFC 9562), as the structured-field string that the draft asks for, or bare. */
const UUID = /^("?)([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\1$/i;

export type ReadIdempotencyKey = { ok: true; id: string | null } | { ok: false };

/**
 * The header `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header): the client's own name for one submission,
 * the same for each try. `null` without the header. Only UUIDs: whoever can guess a key could keep others from sending.
 */
export function readIdempotencyKey(header: string | undefined): ReadIdempotencyKey {
  if (header === undefined) return { ok: true, id: null };
  const id = UUID.exec(header.trim())?.[2]?.toLowerCase();
  return id === undefined ? { ok: false } : { ok: true, id };
}
