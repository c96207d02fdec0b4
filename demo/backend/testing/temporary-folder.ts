import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for one test, which removes it. */
export const temporaryFolder = () => mkdtemp(path.join(tmpdir(), 'sq-backend-'));
