// A small client that keeps its connections, as browsers and proxies do.
import http from 'node:http';

/** At most so many connections. `send` resolves to the answer, and to how long its first byte and all of it took. */
export function createClient(origin, connections) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const send = (method, path, headers = {}, body = undefined) =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const request = http.request(origin + path, { agent, method, headers }, (response) => {
        const parts = [];
        let firstMs;
        response.on('data', (part) => {
          firstMs ??= performance.now() - start;
          parts.push(part);
        });
        response.on('error', reject);
        response.on('end', () => {
          const ms = performance.now() - start;
          const { statusCode: status, headers: given } = response;
          resolve({ status, headers: given, text: Buffer.concat(parts).toString(), firstMs: firstMs ?? ms, ms });
        });
      });
      request.on('error', reject);
      request.end(body);
    });
  return { send, close: () => agent.destroy() };
}

/** Runs `once(index)` for each index of the range, `concurrency` at a time. How many seconds it took, and all results. */
export async function runMany({ first, count, concurrency }, once) {
  let next = first;
  const results = [];
  const start = performance.now();
  const work = async () => {
    while (next < first + count) results.push(await once(next++));
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { seconds: (performance.now() - start) / 1000, results };
}
