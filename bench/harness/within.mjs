/** What does not come in time is an error that says what did not come, not a run that hangs. Time in ms. */
export async function within(promise, time, what) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not within ${time} ms: ${what}.`)), time);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
