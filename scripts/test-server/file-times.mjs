const SLOW_SECONDS = 10;

/** A reporter that names the test files that take longer than one should: a file in Chromium under ten seconds. */
export function fileTimes() {
  const started = new Map();
  const slow = [];
  return {
    start({ config, sessions }) {
      sessions.on('session-status-updated', ({ id, status, testFile }) => {
        if (status === 'INITIALIZING') started.set(id, Date.now());
        if (status !== 'FINISHED' || !started.has(id)) return;
        const seconds = (Date.now() - started.get(id)) / 1000;
        if (seconds > SLOW_SECONDS) slow.push({ name: testFile.replace(`${config.rootDir}/`, ''), seconds });
      });
    },
    stop() {
      slow.sort((a, b) => b.seconds - a.seconds);
      for (const { name, seconds } of slow) console.log(`Slow: ${name}, ${seconds.toFixed(1)} s`);
    },
  };
}
