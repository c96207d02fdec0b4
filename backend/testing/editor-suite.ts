import type { Suite, Visitor } from './contract.js';

const LANGUAGES = [{ code: 'de', enabled: true }];
const PARTS = { header: { title: 'Tidewater' }, footer: { text: 'By the sea' } };

export function editorSuite({ assert, check }: Suite) {
  const read = async (visitor: Visitor, path: string) => {
    const response = await visitor.get(path);
    assert.strictEqual(response.status, 200, path);
    return (await response.json()) as unknown;
  };
  check(
    'the languages are saved by PUT, and repeated by settings and status [EDT-009, EDT-010, EDT-011]',
    async ({ owner }) => {
      const someone = await owner();
      const paths = ['/api/multilingual/settings', '/api/multilingual/status'];
      for (const path of paths) assert.deepEqual(await read(someone, path), {});
      const saved = await someone.send('PUT', '/api/multilingual/languages', { languages: LANGUAGES, more: 1 });
      assert.strictEqual(saved.status, 200);
      for (const path of paths) assert.deepEqual(await read(someone, path), { languages: LANGUAGES });
    },
  );
  check('the header and footer are saved by PUT, and returned by both calls [EDT-012, EDT-013]', async ({ owner }) => {
    const someone = await owner();
    const path = '/api/site-header-footer';
    assert.deepEqual(await read(someone, path), {});
    const saved = await someone.send('PUT', path, PARTS);
    assert.deepEqual([saved.status, await saved.json()], [200, PARTS]);
    assert.deepEqual(await read(someone, path), PARTS);
  });
  check('what is not of this form, or has no crumb, is refused and changes nothing', async ({ owner }) => {
    const someone = await owner();
    for (const [path, body] of [
      ['/api/multilingual/languages', { language: 'de' }],
      ['/api/multilingual/languages', '['],
      ['/api/site-header-footer', { header: {} }],
      ['/api/site-header-footer', null],
    ] as const)
      assert.strictEqual((await someone.send('PUT', path, body)).status, 400, path);
    const refused = await someone.raw('/api/site-header-footer', { method: 'PUT', body: JSON.stringify(PARTS) });
    assert.strictEqual(((await refused.json()) as { crumbFail?: boolean }).crumbFail, true);
    assert.deepEqual(await read(someone, '/api/site-header-footer'), {});
    assert.strictEqual((await someone.get('/api/multilingual/languages')).status, 405);
    assert.strictEqual((await someone.send('PUT', '/api/multilingual/status', {})).status, 405);
  });
}
