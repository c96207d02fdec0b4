import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a folder for one test. The test removes it. */
export const temporaryFolder = () => mkdtemp(path.join(tmpdir(), 'sq-backend-'));
