import { findFileType, HEAD_BYTES } from './file-types.js';
import type { FileRule } from './file-rules.js';

/** Why a file is not stored. */
export type FileProblem = 'too-large' | 'unsupported' | 'incomplete';

export class RefusedFile extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem);
  }
}

interface NamedFile {
  readonly name: string;
  readonly type: string;
}

/** What is known of a file after its bytes were passed on. */
export interface PassedFile {
  size: number;
  type: string;
}

/**
 * Passes the bytes of a file on, and stops as soon as they break a rule.
 *
 * @param passed Gets size and type.
 * @throws RefusedFile for a file that is too large, or not of an accepted type.
 */
export async function* checkBytes(
  bytes: AsyncIterable<Uint8Array>,
  file: NamedFile,
  { accept, maxBytes }: FileRule,
  passed: PassedFile,
): AsyncGenerator<Uint8Array> {
  const checkType = () => {
    const type = findFileType(accept, file, head);
    if (type === undefined) throw new RefusedFile('unsupported');
    passed.type = type;
  };
  let head = new Uint8Array();
  /** Held back until the type is known: of a refused file nothing is written. */
  const held: Uint8Array[] = [];
  for await (const part of bytes) {
    passed.size += part.byteLength;
    if (passed.size > maxBytes) throw new RefusedFile('too-large');
    if (head.byteLength >= HEAD_BYTES) {
      yield part;
      continue;
    }
    const longer = new Uint8Array(head.byteLength + Math.min(part.byteLength, HEAD_BYTES));
    longer.set(head);
    longer.set(part.subarray(0, HEAD_BYTES), head.byteLength);
    head = longer;
    held.push(part);
    if (head.byteLength < HEAD_BYTES) continue;
    checkType();
    yield* held.splice(0);
  }
  if (passed.size === 0) throw new RefusedFile('incomplete');
  if (head.byteLength < HEAD_BYTES) checkType();
  yield* held;
}
