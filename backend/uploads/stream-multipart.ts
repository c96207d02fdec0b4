import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { addText, type ReadMultipart } from './read-multipart.js';
import { readBytes } from './read-bytes.js';

/** More than any form has. What is beyond is skipped. */
const LIMITS = { fieldNameSize: 200, fields: 1000, files: 100, parts: 1100, headerPairs: 20 };

class TooLarge extends Error {}

async function* limited(bytes: AsyncIterable<Uint8Array>, maxBytes: number) {
  let length = 0;
  for await (const part of bytes) {
    length += part.byteLength;
    if (length > maxBytes) throw new TooLarge();
    yield part;
  }
}

/** Reads a form post part by part as it arrives, no faster than its files are written. Node only. */
export const streamMultipart: ReadMultipart = async (request, { maxBytes, maxTextBytes, onFile }) => {
  if (Number(request.headers.get('content-length')) > maxBytes) return 'too-large';
  let parser: BusboyInstance;
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    parser = new Busboy({ headers, limits: { ...LIMITS, fieldSize: maxTextBytes } });
  } catch {
    return 'unreadable'; // a type without a boundary
  }
  const texts = new Map<string, string[]>();
  const streams: Readable[] = [];
  /** Settled once all files so far are taken. The parser goes on meanwhile, as far as its buffers reach. */
  let taken = Promise.resolve();
  let problem: unknown;
  let textBytes = 0;
  // A part may have no name: browsers send none like that.
  parser.on('field', (name: string | undefined, text: string) => {
    if (name === undefined) return;
    textBytes += name.length + text.length;
    if (textBytes <= maxTextBytes) addText(texts, name, text);
  });
  parser.on('file', (field: string | undefined, stream, name: string | undefined, _encoding, type) => {
    // A post that ends within a file: the parser says so once, and a reader whose turn comes later has to know it too.
    // Without a listener, also after the reader has gone, it would end the process.
    stream.on('error', (error) => stream.destroy(error));
    // Of a control without a file an empty one is sent, without a name.
    if (!name || field === undefined) return void stream.resume();
    const take = async () => {
      try {
        // Not destroyed when the reader stops: the parser waits for its end.
        await onFile({ field, name, type }, stream.iterator({ destroyOnReturn: false }));
      } catch (error) {
        problem ??= error;
      }
      stream.resume();
    };
    streams.push(stream);
    taken = taken.then(take);
  });
  try {
    await pipeline(Readable.from(limited(readBytes(request), maxBytes)), parser);
  } catch (error) {
    // Nothing comes any more: those who read must not wait for it.
    for (const stream of streams) if (!stream.readableEnded) stream.destroy(error as Error);
    await taken;
    return error instanceof TooLarge ? 'too-large' : 'unreadable';
  }
  await taken;
  if (problem !== undefined) throw problem as Error;
  return textBytes > maxTextBytes ? 'too-large' : texts;
};
