import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SentFile } from './read-multipart.js';
import { streamMultipart } from './stream-multipart.js';

const part = (name: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="photos"; filename="${name}"\r\n\r\n${content}\r\n`;
const END = '--x--\r\n';

/** Reads a body in pieces of so many bytes. `onFile` as the reader's, with the text of the file once all of it is there. */
function read(
  body: string,
  size: number,
  onFile: (file: SentFile, text: () => Promise<string>) => Promise<void>,
  isCutOff = false,
) {
  const bytes = new TextEncoder().encode(body);
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent < bytes.length) controller.enqueue(bytes.slice(sent, (sent += size)));
      else if (isCutOff) controller.error(new Error('The sender has gone'));
      else controller.close();
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  // A stream needs `duplex`, which the types of browsers do not know.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body: stream, duplex: 'half' };
  const request = new Request('http://localhost/', init);
  return streamMultipart(request, {
    maxBytes: 1_000_000,
    maxTextBytes: 1000,
    async onFile(file, parts) {
      await onFile(file, async () => {
        const all: Uint8Array[] = [];
        for await (const one of parts) all.push(one);
        return Buffer.concat(all).toString();
      });
    },
  });
}
/** As long as a storage may take, and longer than it takes to read what the tests send. */
async function slowStorage() {
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
}

describe('the files of a form post', () => {
  for (const [what, length, size] of [
    ['small ones, in one piece', 10, 100_000],
    ['small ones, byte by byte', 10, 1],
    ['large ones', 150_000, 64 * 1024],
  ] as const)
    it(`are given one after the other, however long the storage takes: ${what}`, async () => {
      const order: string[] = [];
      const bodies = ['a', 'b', 'c'].map((name) => part(name, name.repeat(length)));
      const texts = await read(bodies.join('') + END, size, async ({ name }, text) => {
        order.push(`begin ${name}`);
        assert.equal(await text(), name.repeat(length));
        if (name !== 'c') await slowStorage();
        order.push(`end ${name}`);
      });
      assert.ok(typeof texts !== 'string');
      assert.deepEqual(order, ['begin a', 'end a', 'begin b', 'end b', 'begin c', 'end c']);
    });

  it('that are refused before their end do not hold up the others', async () => {
    const order: string[] = [];
    const bodies = ['a', 'b', 'c'].map((name) => part(name, name.repeat(150_000)));
    await read(bodies.join('') + END, 64 * 1024, async ({ name }) => {
      await slowStorage();
      order.push(name);
    });
    assert.deepEqual(order, ['a', 'b', 'c']);
  });

  for (const [what, length] of [
    ['small', 10],
    ['large', 150_000],
  ] as const) {
    it(`are not taken for complete where the post ends within a ${what} one, whose turn comes after that`, async () => {
      const taken: string[] = [];
      const whole = part('a', 'a') + part('b', 'b'.repeat(length));
      const outcome = await read(whole.slice(0, -5), 64 * 1024, async ({ name }, text) => {
        await text();
        await slowStorage();
        taken.push(name);
      });
      assert.equal(outcome, 'unreadable');
      assert.ok(!taken.includes('b'), taken.join());
    });
    it(`are not waited for where the sender goes away within a ${what} one`, async () => {
      const taken: string[] = [];
      const take = async ({ name }: SentFile, text: () => Promise<string>) => {
        await text();
        taken.push(name);
      };
      const whole = part('a', 'a') + part('b', 'b'.repeat(length));
      assert.equal(await read(whole.slice(0, -5), 64 * 1024, take, true), 'unreadable');
      assert.ok(!taken.includes('b'), taken.join());
    });
  }
});
