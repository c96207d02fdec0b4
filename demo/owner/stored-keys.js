/** Databases and caches: a browser may not list them, or refuse to. */
async function namesOf(list) {
  try {
    return await list();
  } catch {
    return [];
  }
}
const databases = () => namesOf(async () => (await indexedDB.databases()).map(({ name }) => name));
const cacheNames = () => namesOf(() => caches.keys());

/** Every key that the site has stored in this browser, with its store in front. The frame shares them all. */
export async function listKeys() {
  const [inDatabases, inCaches] = await Promise.all([databases(), cacheNames()]);
  return [
    ...Object.keys(localStorage).map((key) => `local: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session: ${key}`),
    ...inDatabases.map((name) => `IndexedDB: ${name}`),
    ...inCaches.map((name) => `cache: ${name}`),
  ];
}

/** Those that scripts can reach, which are all that this site has. The frame should be empty: a page writes on its way out. */
export async function forgetAll(cookieNames) {
  for (const name of cookieNames) document.cookie = `${name}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await databases()) {
    await new Promise((resolve) => {
      const deletion = indexedDB.deleteDatabase(name);
      // Blocked by another tab of the site: it is gone when that tab lets go.
      deletion.onsuccess = deletion.onerror = deletion.onblocked = resolve;
    });
  }
  for (const name of await cacheNames()) await caches.delete(name);
}
