// npm run fuzz [-- requests seed]: throws hostile requests at the backend, on this machine only, and ends with 1 if one is
// answered by an error of the server, after more than a second, or if memory grows.
import { rm } from 'node:fs/promises';
import process from 'node:process';
import { createSqliteStorage } from '../storage/sqlite-storage.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { fuzz } from './fuzz.js';
import { findFaults } from './find-faults.js';

const [requests = '100000', seed = '1'] = process.argv.slice(2);
const folder = await temporaryFolder();
const storage = createSqliteStorage(`${folder}/fuzz.db`);
const result = await fuzz(storage, Number(requests), Number(seed));
await storage.close();
await rm(folder, { recursive: true });

const { statuses, slowestMs, slowestCpuMs, slowest, heapMiB } = result;
const counts = [...statuses].sort(([one], [other]) => String(one).localeCompare(String(other)));
console.log(
  `${requests} requests, seed ${seed}: ${counts.map(([status, count]) => `${count} × ${status}`).join(', ')}`,
);
console.log(`Slowest answer ${Math.round(slowestMs)} ms, most computing ${Math.round(slowestCpuMs)} ms (${slowest})`);
console.log(`Live memory after each tenth, in MiB: ${heapMiB.map((size) => size.toFixed(1)).join(', ')}`);
const faults = findFaults(result, slowestMs);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
