import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { formsIn, startForms, type Fields, type Forms } from './support/forms.js';
import type { WordPress } from './support/wordpress.js';

let site: WordPress;
let forms: Forms;
const cookies: Record<string, string> = {};
let action = '';
before(async () => {
  ({ site, forms } = await startForms());
  for (const login of ['admin', 'editor']) cookies[login] = await forms.signIn(login);
  ({ action } = await forms.publishForm(
    '<sq-form><form><label>Name <input name="name"></label><input name="email" type="email"><textarea name="note"></textarea></form></sq-form>',
  ));
});
after(() => site?.close());
beforeEach(() => forms.clear());

const send = async (fields: Fields) => assert.equal((await forms.send(action, fields)).status, 200);

describe('privacy', () => {
  const run = <T>(code: string) => site.php<T>(`require_once ABSPATH . 'wp-admin/includes/post.php'; ${code}`);

  it('exports and erases what a person has sent', async () => {
    for (const [name, email] of [
      ['Ann', 'Ann@Example.com'],
      ['Ann 2', 'ann@example.com'],
      ['Bob', 'bob@example.com'],
    ] as const)
      await send({ name, email, note: '<img src=x onerror=x><script>x</script>' });
    site.php('wp_trash_post( $input );', forms.submissions()[0]!.id);
    const exported = run<{ done: boolean; data: { data: { name: string; value: string }[] }[] }>(
      `return apply_filters( 'wp_privacy_personal_data_exporters', array() )['sq-blocks']['callback']( 'ann@example.com', 1 );`,
    );
    assert.equal(exported.done, true);
    assert.equal(exported.data.length, 2);
    assert.ok(exported.data[1]!.data.some(({ name, value }) => name === 'Name' && value === 'Ann 2'));
    assert.doesNotMatch(JSON.stringify(exported), /<img|<script/);
    const erased = run<{ items_removed: boolean; done: boolean }>(
      `return apply_filters( 'wp_privacy_personal_data_erasers', array() )['sq-blocks']['callback']( 'ann@example.com', 1 );`,
    );
    assert.deepEqual([erased.items_removed, erased.done], [true, true]);
    assert.deepEqual(
      forms.submissions().map(({ answers }) => answers['name']),
      ['Bob'],
    );
  });

  it('finds a person under any name of a field, by any spelling, and by who is signed in', async () => {
    const id = forms.publish(
      '<sq-form><form><input name="courriel"><input name="note"><input name="to" type="email" multiple></form></sq-form>',
    );
    const cookie = cookies['editor']!;
    const [form] = formsIn(await forms.pageOf(id, { cookie }));
    const target = form!.attributes['action']!;
    const sent: Fields[] = [{ courriel: 'Editor@Example.COM' }, { to: 'x@example.com,EDITOR@example.com' }];
    for (const fields of sent) assert.equal((await forms.send(target, fields)).status, 200);
    const signedIn = await forms.send(target, { ...form!.hidden, note: 'Without an address' }, { cookie });
    assert.equal(signedIn.status, 200);
    await forms.send(target, { courriel: 'editor@example.com.au', note: 'About editor@example.com' });
    const ask = <T>(what: string, more = '') =>
      site.php<T>(
        `${more} return apply_filters( 'wp_privacy_personal_data_${what}', array() )['sq-blocks']['callback']( ' EDITOR@example.com', 1 );`,
      );
    assert.equal(ask<{ data: unknown[] }>('exporters').data.length, 3);
    assert.deepEqual(ask<{ items_removed: boolean; done: boolean }>('erasers').done, true);
    assert.deepEqual(
      forms.submissions().map(({ answers }) => answers['courriel']),
      ['editor@example.com.au'],
    );
  });

  it('erases all of a person, however many there are', () => {
    const calls = site.php<number>(
      `for ( $count = 0; $count < 201; $count++ ) {
        add_post_meta( wp_insert_post( array( 'post_type' => 'sq_submission', 'post_status' => 'private', 'post_title' => 'x' ) ), '_sq_email', 'ann@example.com' );
      }
      $erase = apply_filters( 'wp_privacy_personal_data_erasers', array() )['sq-blocks']['callback'];
      for ( $page = 1; $page < 10; $page++ ) { if ( $erase( 'ann@example.com', $page )['done'] ) { break; } }
      return $page;`,
    );
    assert.equal(calls, 3);
    assert.deepEqual(forms.submissions(), []);
  });

  it('deletes what is older than the owner wants, and by default nothing', async () => {
    await send({ name: 'Old' });
    await send({ name: 'New' });
    site.php(
      `global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - 31 * DAY_IN_SECONDS ) ), array( 'ID' => $input ) );`,
      forms.submissions()[0]!.id,
    );
    site.php(`do_action( 'wp_scheduled_delete' );`);
    assert.equal(forms.submissions().length, 2);
    site.php(
      `add_filter( 'sq_blocks_submissions_days', function () { return 30; } ); do_action( 'wp_scheduled_delete' );`,
    );
    assert.deepEqual(
      forms.submissions().map(({ answers }) => answers['name']),
      ['New'],
    );
  });
});

describe('when the plugin is deleted', () => {
  /** What is left in the database. */
  const left = () =>
    site.php<number[]>(`global $wpdb; return array_map( 'intval', array(
      $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'sq_submission'" ),
      $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key LIKE '\\\\_sq\\\\_%'" ),
      $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%sq_blocks%'" ),
    ) );`);
  const uninstall = () =>
    site.php(
      `define( 'WP_UNINSTALL_PLUGIN', 'x' ); unregister_post_type( 'sq_submission' ); require WP_PLUGIN_DIR . '/sq-blocks/uninstall.php';`,
    );

  it('messages stay, and nothing else', async () => {
    await send({ name: 'Ann' });
    uninstall();
    const [posts, meta, options] = left();
    assert.equal(posts, 1);
    assert.ok(meta! > 0);
    assert.equal(options, 0);
  });

  it('nothing stays where the owner has chosen so', async () => {
    await send({ name: 'Ann', email: 'a@example.com' });
    const page = await fetch(`${site.address}wp-admin/options-writing.php`, { headers: { cookie: cookies['admin']! } });
    const html = await page.text();
    // As the page sends them: WordPress reads a setting that is missing as null.
    const values = new URLSearchParams({ sq_blocks_delete_submissions: '1', ping_sites: '' });
    for (const [input, name] of html.matchAll(/<input [^>]*\bname=['"](\w+)['"][^>]*>/g))
      if (!/type=['"](checkbox|submit)/.test(input)) values.append(name!, / value=['"]([^'"]*)/.exec(input)?.[1] ?? '');
    const saved = await fetch(`${site.address}wp-admin/options.php`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: cookies['admin']! },
      body: values,
    });
    assert.equal(saved.status, 302, await saved.text());
    uninstall();
    assert.deepEqual(left(), [0, 0, 0]);
  });
});
