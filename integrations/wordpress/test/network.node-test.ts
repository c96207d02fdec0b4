import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { formsIn } from './support/forms.js';
import { elementsOf, scriptsIn } from './support/read-html.js';
import { startWordPress, type WordPress } from './support/wordpress.js';

const SECOND = '/second/';
const GALLERY =
  '<sq-gallery design="grid" label="Töpfe &amp; „Krüge“"><img src="/a.png" alt="A &quot;bowl&quot;"></sq-gallery>';
const FORM = '[sq_form fields="Name*, Message*: textarea"]';

let site: WordPress;
before(async () => {
  site = await startWordPress({ isNetwork: true });
});
after(() => site?.close());

/** Saves a post of the second site as this person; gives back its number and what is stored. */
const save = (login: string, html: string) =>
  site.php<{ id: number; html: string }>(
    `wp_set_current_user( get_user_by( 'login', $input['login'] )->ID );
    $id = wp_insert_post( wp_slash( array( 'post_title' => 'A', 'post_content' => $input['html'], 'post_status' => 'publish' ) ) );
    return array( 'id' => $id, 'html' => get_post( $id )->post_content );`,
    { login, html },
    SECOND,
  );
const pageOf = async (id: number) => (await fetch(`${site.address}second/?p=${id}`)).text();
/** The options and messages of the plugin, by the path of the site. */
const stored = () =>
  site.php<Record<string, { options: string[]; messages: number }>>(`
    global $wpdb;
    $found = array();
    foreach ( get_sites() as $each ) {
      switch_to_blog( $each->blog_id );
      $found[ $each->path ] = array(
        'options'  => $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%sq\\_blocks%' ORDER BY option_name" ),
        'messages' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'sq_submission'" ),
      );
      restore_current_blog();
    }
    return $found;`);

describe('on a network of sites', () => {
  it('the plugin works on each site, once it is activated for the network', async () => {
    const { id, html } = save('second', GALLERY);
    assert.equal(html, GALLERY);
    const page = await pageOf(id);
    assert.ok(page.includes(GALLERY));
    assert.match(
      page.split('</head>')[0]!,
      /<link [^>]*sq-blocks\.css[^]*<script (?=[^>]*type="module")[^>]*sq-blocks\.js/,
    );
  });

  it('the administrator of a site writes what an author writes, and no script', () => {
    assert.equal(
      site.php(`return user_can( get_user_by( 'login', 'second' ), 'manage_options' );`, null, SECOND),
      true,
    );
    assert.equal(
      site.php(`return user_can( get_user_by( 'login', 'second' ), 'unfiltered_html' );`, null, SECOND),
      false,
    );
    const { html } = save(
      'second',
      `${GALLERY}<sq-form onclick="x" post-submit-html="x"><input name="a"></sq-form><sq-cookie-banner>We</sq-cookie-banner><sq-video src="javascript:x"></sq-video>`,
    );
    assert.deepEqual(scriptsIn(html), []);
    assert.deepEqual(
      elementsOf(html).map(({ tag }) => tag),
      ['sq-gallery', 'img', 'sq-form', 'sq-video'],
    );
    const names = (login: string) =>
      site.php<string[]>(
        `wp_set_current_user( get_user_by( 'login', $input )->ID ); return array_keys( sq_blocks_editor_list_for_user() );`,
        login,
        SECOND,
      );
    const mine = names('second');
    assert.deepEqual(
      names('admin').filter((name) => !mine.includes(name)),
      ['sq-blocks/cookie-banner'],
    );
  });

  it('a message goes to the site that has its form', async () => {
    const { id } = save('second', FORM);
    const [form] = formsIn(await pageOf(id));
    const { action } = form!.attributes;
    assert.match(action!, /\/second\//);
    const { status } = await fetch(action!, {
      method: 'POST',
      headers: { accept: 'application/json', origin: new URL(site.address).origin },
      body: new URLSearchParams({ ...form!.hidden, name: 'Zoë', message: 'Grüße' }),
    });
    assert.equal(status, 200);
    assert.deepEqual(
      Object.entries(stored()).map(([path, { messages }]) => [path, messages]),
      [
        ['/', 0],
        [SECOND, 1],
      ],
    );
  });

  it('leaves nothing on any site when it is deleted, but the messages of those who want to keep them', () => {
    const banner = `update_option( 'sq_blocks_cookie_banner', array( 'show' => true ) ); set_transient( 'sq_blocks_test', 1, 60 );`;
    site.php(
      `${banner} update_option( 'sq_blocks_delete_submissions', true );
      wp_insert_post( array( 'post_type' => 'sq_submission', 'post_status' => 'private', 'post_title' => 'A' ) );`,
    );
    site.php(banner, null, SECOND);
    assert.ok(Object.values(stored()).every(({ options, messages }) => options.length >= 3 && messages === 1));
    site.php(`
      require_once ABSPATH . 'wp-admin/includes/plugin.php';
      require_once ABSPATH . 'wp-admin/includes/file.php';
      deactivate_plugins( 'sq-blocks/sq-blocks.php', false, true );`);
    site.php(`
      require_once ABSPATH . 'wp-admin/includes/plugin.php';
      uninstall_plugin( 'sq-blocks/sq-blocks.php' );`);
    assert.deepEqual(stored(), { '/': { options: [], messages: 0 }, [SECOND]: { options: [], messages: 1 } });
  });
});
