/**
 * The page that a test file runs in. It begins without what the files before it have stored: one browser opens many files,
 * and a cookie of one of them is in the requests of the next. A deletion of the database is done before any later use of it.
 */
export const testPage = (testFramework) => `<!doctype html><html><head></head><body><script>
  for (const cookie of document.cookie.split('; ')) document.cookie = cookie.split('=')[0] + '=; max-age=0; path=/';
  localStorage.clear();
  sessionStorage.clear();
  indexedDB.deleteDatabase('sq-blocks');
</script><script type="module" src="${testFramework}"></script></body></html>`;
