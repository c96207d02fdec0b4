import type { Texts } from '../forms/control-names.js';
import { readBytes } from './read-bytes.js';

export interface SentFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
}

interface MultipartOptions {
  /** A longer body is not read to its end. */
  readonly maxBytes: number;
  /** All texts together. */
  readonly maxTextBytes: number;
  /** Gets each file that was chosen, one after the other. What it does not read is skipped. */
  onFile(file: SentFile, bytes: AsyncIterable<Uint8Array>): Promise<void>;
}

/** The texts of a form post with files, by field; or why it cannot be read. */
export type ReadMultipart = (
  request: Request,
  options: MultipartOptions,
) => Promise<Texts | 'too-large' | 'unreadable'>;

export function addText(texts: Map<string, string[]>, name: string, text: string): void {
  const all = texts.get(name);
  if (all) all.push(text);
  else texts.set(name, [text]);
}

/** Inside a page: all of the body is in memory. A server streams it (`stream-multipart.ts`). */
export const readMultipartInMemory: ReadMultipart = async (request, { maxBytes, maxTextBytes, onFile }) => {
  const body = await request.blob();
  if (body.size > maxBytes) return 'too-large';
  let data: FormData;
  try {
    const type = request.headers.get('content-type') ?? '';
    data = await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    return 'unreadable';
  }
  const texts = new Map<string, string[]>();
  let textBytes = 0;
  for (const [field, value] of data) {
    if (typeof value === 'string') {
      textBytes += field.length + value.length;
      addText(texts, field, value);
    } else if (value.name !== '' || value.size > 0)
      await onFile({ field, name: value.name, type: value.type }, readBytes(value));
  }
  return textBytes > maxTextBytes ? 'too-large' : texts;
};
