import { rm } from 'node:fs/promises';
import { after, describe } from 'node:test';
import { raceSuite } from './testing/race-suite.js';
import { temporaryFolder } from './testing/temporary-folder.js';

let folder = '';
after(() => rm(folder, { recursive: true }));

describe('four processes with one SQLite file', () => {
  raceSuite(async () => {
    folder = await temporaryFolder();
    return { SQ_DATA: `${folder}/shared.db` };
  });
});
