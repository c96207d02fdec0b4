/**
 * Where the content of files is: a folder, memory, or a service such as S3. Names are tokens (`http/token.ts`), never what
 * a visitor has called the file, and each is written once.
 *
 * An adapter for a service maps the three methods to its calls (of S3: a multipart upload, since the size is not known
 * before; GetObject; DeleteObject). It needs no list: the storage knows all names (`storage/uploads.ts`).
 */
export interface FileStore {
  /**
   * Stores all bytes: once it has resolved they outlive the process. Reads no faster than it writes. Rejects where the
   * bytes or the store fail; `remove` then deletes what was written.
   */
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** `undefined`: there is no such file. */
  read(name: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Whether there is room for so many bytes, and for what else the disk is needed for. Default: always. */
  hasRoom?(bytes: number): Promise<boolean>;
  /** A file that is not there is no error. */
  remove(name: string): Promise<void>;
}
