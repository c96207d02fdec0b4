import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { formsIn, startForms, type Forms } from './support/forms.js';
import type { WordPress } from './support/wordpress.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const FORM = `<sq-form form-id="repair"><form><input name="name"><input name="email" type="email">
  <input type="file" name="photos" multiple accept="image/*,.pdf" data-sq-max-files="3"><input type="file" name="note" data-sq-max-bytes="1000"></form></sq-form>`;
const SCRIPT = '<?php echo "run";';

let site: WordPress;
let forms: Forms;
let action = '';
const cookies: Record<string, string> = {};
before(async () => {
  ({ site, forms } = await startForms());
  ({ action } = await forms.publishForm(FORM));
  for (const login of ['editor', 'author']) cookies[login] = await forms.signIn(login);
});
after(() => site?.close());
beforeEach(() => forms.clear());

type Sent = readonly [field: string, name: string, content: string | Uint8Array<ArrayBuffer>];
const png = (name: string, field = 'photos[]'): Sent => [field, name, new Uint8Array(PNG)];
function post(files: readonly Sent[], more: Readonly<Record<string, string>> = {}, key: string = randomUUID()) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ name: 'Ann', ...more })) body.append(name, value);
  for (const [field, name, content] of files) body.append(field, new File([content], name));
  return forms.send(action, body, { 'idempotency-key': key });
}
/** What is on the disk. */
const kept = () =>
  site
    .php<string[]>(
      `return array_map( function ( $path ) { return substr( $path, strlen( wp_upload_dir()['basedir'] ) + 1 ); }, glob( wp_upload_dir()['basedir'] . '/sq-blocks-*/*' ) );`,
    )
    .filter((path) => !path.endsWith('/index.html'));
const screen = async (login: string, id = forms.submissions()[0]!.id) =>
  (
    await fetch(`${site.address}wp-admin/post.php?post=${id}&action=edit`, { headers: { cookie: cookies[login]! } })
  ).text();
const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*action=sq_blocks_file[^"]*)">([^<]*)</g)].map(([, href, name]) => ({
    href: href!.replaceAll(/&(amp|#038);/g, '&'),
    name,
  }));

describe('files that a form sends', () => {
  it('are kept where nobody finds them, and given to those who read the messages', async () => {
    assert.deepEqual((await post([png('Krug „blau“.png'), png('b.png'), ['note', 'n.txt', 'Grüße']])).json, {
      ok: true,
    });
    const [stored] = forms.submissions();
    assert.deepEqual(stored!.answers, { name: 'Ann', 'photos[]': 'Krug „blau“.png, b.png', note: 'n.txt' });
    const paths = kept();
    assert.equal(paths.length, 3);
    for (const path of paths) assert.match(path, /^sq-blocks-[\da-f]{32}\/[\da-f]{32}$/);
    const [folder = ''] = paths[0]!.split('/');
    assert.equal(await (await fetch(`${site.address}wp-content/uploads/${folder}/`)).text(), '');
    assert.match(
      site.php<string>(`return file_get_contents( wp_upload_dir()['basedir'] . "/$input/.htaccess" );`, folder),
      /Require all denied/,
    );
    assert.equal(await (await fetch(`${site.address}?rest_route=/wp/v2/media`)).text(), '[]');
    const html = await screen('editor');
    assert.ok(!html.includes(folder));
    const links = linksIn(html);
    assert.deepEqual(
      links.map(({ name }) => name),
      ['Krug „blau“.png', 'b.png', 'n.txt'],
    );
    const open = (href: string, login?: string) => fetch(href, { headers: login ? { cookie: cookies[login]! } : {} });
    const file = await open(links[0]!.href, 'editor');
    assert.deepEqual(Buffer.from(await file.arrayBuffer()), PNG);
    assert.equal(file.headers.get('content-type'), 'application/octet-stream');
    assert.equal(file.headers.get('x-content-type-options'), 'nosniff');
    assert.match(file.headers.get('content-disposition')!, /^attachment; filename\*=UTF-8''Krug%20%E2%80%9Eblau/);
    assert.equal(await (await open(links[2]!.href, 'editor')).text(), 'Grüße');
    assert.equal((await open(links[0]!.href, 'author')).status, 403);
    assert.doesNotMatch(await (await open(links[0]!.href)).text(), /PNG/);
    assert.equal((await open(links[0]!.href.replace(/_wpnonce=\w+/, '_wpnonce=x'), 'editor')).status, 403);
    assert.equal((await open(links[0]!.href.replace(/file=\d/, 'file=9'), 'editor')).status, 404);
    assert.ok(forms.mails()[0]!.body.includes('Krug „blau“.png, b.png'));
  });

  it('have their errors at the field, and then none is kept', async () => {
    const wrong: readonly (readonly [Sent[], string, RegExp])[] = [
      [[png('a.png'), ['photos[]', 'b.png', 'no picture']], 'photos[]', /^b\.png is not a kind/],
      [[['photos[]', 'a.txt', 'text']], 'photos[]', /a\.txt is not a kind/],
      [[['note', 'a.php', SCRIPT]], 'note', /a\.php is not a kind/],
      [[['note', '.htaccess', 'SetHandler x']], 'note', /htaccess is not a kind/],
      [[['note', 'a.html', '<script>x</script>']], 'note', /is not a kind/],
      [[['note', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>']], 'note', /is not a kind/],
      [[['photos[]', 'a.php.png', SCRIPT]], 'photos[]', /is not a kind/],
      [[['note', '../../../a.phtml', SCRIPT]], 'note', /^a\.phtml is not a kind/],
      [[['note', 'a.txt', 'x'.repeat(1001)]], 'note', /too large.* 1,000 B/],
      [[['note', 'a.txt', '']], 'note', /empty/],
      [Array.from({ length: 4 }, (_, at) => png(`${at}.png`)), 'photos[]', /at most 3 files/],
    ];
    for (const [files, field, message] of wrong) {
      const { status, json } = await post(files);
      assert.equal(status, 400, JSON.stringify(json));
      assert.deepEqual(Object.keys(json.errors!), [field]);
      assert.match(json.errors![field]!, message);
    }
    assert.deepEqual(kept(), []);
    assert.equal((await post([['note', 'a.txt', 'x'.repeat(9_000_000)]])).status, 413);
    assert.deepEqual(forms.submissions(), []);
  });

  it('to fields that the form does not have are not looked at', async () => {
    assert.equal((await post([png('a.png', 'other'), png('b.png', 'name'), png('c.png', 'note[a][b]')])).status, 200);
    assert.deepEqual(kept(), []);
    assert.deepEqual(forms.submissions()[0]!.answers, { name: 'Ann' });
  });

  it('are kept once for one key, and again where their content is another', async () => {
    const key = randomUUID();
    for (const content of ['one', 'one', 'two']) await post([['note', 'n.txt', content]], {}, key);
    assert.equal(forms.submissions().length, 2);
    assert.equal(kept().length, 2);
  });

  it('of programs are not kept', async () => {
    assert.deepEqual((await post([png('a.png')], { _gotcha: 'x' })).json, { ok: true });
    assert.deepEqual(
      forms.submissions().map(({ status, answers }) => [status, answers['photos[]']]),
      [['trash', 'a.png']],
    );
    assert.deepEqual(kept(), []);
  });
});

describe('the files of a message', () => {
  it('are deleted with it: by the owner, and by the tool for personal data', async () => {
    await post([png('a.png')], { name: '1' });
    await post([png('b.png')], { name: '2', email: 'ann@example.com' });
    await post([png('c.png')], { name: '3' });
    const [first] = forms.submissions();
    site.php('wp_trash_post( $input );', first!.id);
    assert.equal(kept().length, 3);
    site.php('wp_delete_post( $input, true );', first!.id);
    assert.equal(kept().length, 2);
    site.php(
      `apply_filters( 'wp_privacy_personal_data_erasers', array() )['sq-blocks']['callback']( 'ann@example.com', 1 );`,
    );
    assert.equal(kept().length, 1);
    assert.deepEqual(
      forms.submissions().map(({ answers }) => answers['name']),
      ['3'],
    );
  });

  it('stay with the messages when the plugin is deleted, or go with them', async () => {
    await post([png('a.png')]);
    const uninstall = (deletes: boolean) =>
      site.php(
        `update_option( 'sq_blocks_delete_submissions', $input ); remove_action( 'before_delete_post', 'sq_blocks_delete_submission_files' );
        define( 'WP_UNINSTALL_PLUGIN', 'x' ); require WP_PLUGIN_DIR . '/sq-blocks/uninstall.php';`,
        deletes,
      );
    uninstall(false);
    assert.equal(kept().length, 1);
    uninstall(true);
    assert.deepEqual(site.php(`return glob( wp_upload_dir()['basedir'] . '/sq-blocks-*' );`), []);
  });

  it('are the names in the export, and no path', async () => {
    await post([png('=a.png')]);
    const csv = site.php<string>(
      `$csv = ''; sq_blocks_write_csv( '', function ( $part ) use ( &$csv ) { $csv .= $part; } ); return $csv;`,
    );
    assert.match(csv, /"'=a\.png"/);
    assert.doesNotMatch(csv, /sq-blocks-/);
  });
});

describe('a form with files', () => {
  it('is sent with all of them, and with all boxes that are ticked', async () => {
    const { form } = await forms.publishForm(
      '<sq-form><form><input type="file" name="a" multiple><label><input type="checkbox" name="days" value="1"><input type="checkbox" name="days" value="2"></label><input type="checkbox" name="yes"></form></sq-form>',
    );
    assert.equal(form.attributes['enctype'], 'multipart/form-data');
    assert.deepEqual(form.names.slice(0, 4), ['a[]', 'days[]', 'days[]', 'yes']);
  });

  it('may be written by an author, by the shortcode', async () => {
    const { action: target, id } = await forms.publishForm(
      '[sq_form fields="Name*, CV*: file (pdf | .txt), Pictures: files (image/*)"]',
      'author',
    );
    const page = await forms.pageOf(id);
    assert.match(
      page,
      /<input type="file" id="[^"]+" name="cv" required accept="\.pdf,\.txt" data-sq-max-bytes="\d+">/,
    );
    assert.match(page, /<input type="file" id="[^"]+" name="pictures\[\]" multiple accept="image\/\*" data-sq/);
    assert.deepEqual(Object.keys((await forms.send(target, { name: 'a' })).json.errors!), ['cv']);
    const lost = await forms.send(target, { name: 'a', cv: 'a.txt' });
    assert.match(lost.json.errors!['cv']!, /did not arrive/);
    const body = new FormData();
    body.append('name', 'a');
    body.append('cv', new File(['Curriculum'], 'a.txt'));
    body.append('pictures[]', new File([new Uint8Array(PNG)], 'a.png'));
    body.append('pictures[]', new File([new Uint8Array(PNG)], 'b.png'));
    assert.deepEqual((await forms.send(target, body)).json, { ok: true });
    assert.equal(kept().length, 3);
    const { text } = await forms.send(target, { name: '' }, { accept: 'text/html' });
    assert.equal(formsIn(text)[0]!.attributes['enctype'], 'multipart/form-data');
  });
});
