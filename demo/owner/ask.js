const crumb = () => /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';

const send = (path, body) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': crumb() },
    body: JSON.stringify(body),
  });

/** Where the session has ended, the sign-in is shown instead. */
async function read(response) {
  if (response.status === 401) {
    const to = location.pathname + location.search;
    location.replace(`/owner/sign-in?${new URLSearchParams({ to })}`);
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok && !answer.crumbFail)
    throw new Error(answer.error ?? `The server answered with status ${response.status}.`);
  return answer;
}

/** The answer in JSON; throws with the server's own words where it refuses. */
export const get = async (path, headers = {}) => read(await fetch(path, { headers }));

/** The same, of a call that changes something: repeated once with the new crumb if the server has sent one. */
export async function post(path, body) {
  const answer = await read(await send(path, body));
  return answer.crumbFail ? read(await send(path, body)) : answer;
}
