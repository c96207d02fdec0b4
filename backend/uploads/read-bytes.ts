import { RefusedFile } from './check-bytes.js';

/**
 * The bytes of a body as they arrive. Ends the request where the reader stops early.
 *
 * @throws RefusedFile where the sender goes away before the end.
 */
export async function* readBytes(body: Request | Blob): AsyncGenerator<Uint8Array> {
  const stream = body instanceof Request ? body.body : body.stream();
  // Firefox has no streams of request bodies: inside a page all of it is read at once.
  if (!(stream instanceof ReadableStream)) {
    yield new Uint8Array(await body.arrayBuffer());
    return;
  }
  const reader = (stream as ReadableStream<Uint8Array>).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read().catch(() => {
        throw new RefusedFile('incomplete');
      });
      if (done) return;
      yield value;
    }
  } finally {
    // Nothing waits for the sender, who may go on for long.
    void reader.cancel().catch(() => {});
  }
}
