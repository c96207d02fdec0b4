import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { CONTACT, formsOf, sendByKit, TYPED, type Forms } from './support/forms.js';
import { startWordPress, type WordPress } from './support/wordpress.js';

// A network of sites in folders: `/`, `/two/`, which was there before the plugin, and `/three/`, which came after it.
let network: WordPress;
let browser: Browser;
const sites: Record<string, { site: WordPress; forms: Forms }> = {};
const addSite = (name: string) =>
  network.php<number>(
    `global $wpdb;
    $host = $_SERVER['HTTP_HOST'];
    $options = array_fill_keys( array( 'home', 'siteurl' ), "http://$host/$input" );
    $id = wp_insert_site( array( 'domain' => $host, 'path' => "/$input/", 'title' => $input, 'user_id' => 1, 'options' => $options ) );
    if ( is_wp_error( $id ) ) throw new Exception( $id->get_error_message() );
    // WordPress 6.1 takes the colon before the port away.
    $wpdb->update( $wpdb->blogs, array( 'domain' => $host ), array( 'blog_id' => $id ) );
    clean_blog_cache( $id );
    update_blog_option( $id, 'admin_email', "$input@example.com" );
    add_user_to_blog( $id, get_user_by( 'login', 'editor' )->ID, 'administrator' );
    switch_to_blog( $id );
    switch_theme( 'classic' );
    restore_current_blog();
    return $id;`,
    name,
  );
const viewOf = (name: string) => {
  const site: WordPress = {
    ...network,
    address: `${network.address}${name && `${name}/`}`,
    php: (code, input) => network.php(code, input, `/${name && `${name}/`}`),
  };
  sites[name] = { site, forms: formsOf(site) };
};
const activate = () =>
  network.php(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( 'sq-blocks/sq-blocks.php', '', true );`,
  );

before(async () => {
  network = await startWordPress({ isNetwork: true });
  browser = await openChromium();
  addSite('two');
  activate();
  addSite('three');
  for (const name of ['', 'two', 'three']) viewOf(name);
});
after(async () => {
  await browser?.close();
  await network?.close();
});

const answersOf = (name: string) => sites[name]!.forms.submissions().map(({ answers }) => answers);

describe('a network of sites', () => {
  it('has blocks and forms on each of them, also on those that come later', async () => {
    for (const name of ['two', 'three']) {
      const { site, forms } = sites[name]!;
      // On a network, the administrator of a site may not write HTML without a filter.
      const id = forms.publish(
        `${CONTACT}\n\n<sq-gallery label="Work"><img src="/wp-content/uploads/none.jpg" alt="Bowl" loading="lazy" hidden><p>Bowl</p></sq-gallery>`,
        'editor',
      );
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const lines = listenTo(page);
      await page.goto(`${site.address}?p=${id}`);
      await page.waitForSelector('sq-gallery:state(ready)');
      await sendByKit(page, name);
      assert.deepEqual(lines, []);
      await context.close();
      assert.deepEqual(answersOf(name), [{ name, email: 'zoe@example.com', topic: '', message: 'Grüße' }]);
      assert.deepEqual(
        forms.mails().map(({ to }) => to),
        [[`${name}@example.com`]],
      );
    }
  });

  it('keeps the messages of a site from the others', async () => {
    const { forms } = sites['two']!;
    const { action } = await forms.publishForm(CONTACT);
    assert.match(action, /^\/two\//);
    assert.equal((await forms.send(action, { ...TYPED, name: 'Only two' })).status, 200);
    assert.ok(answersOf('two').some(({ name }) => name === 'Only two'));
    for (const name of ['', 'three'])
      assert.ok(!answersOf(name).some((answers) => answers['name'] === 'Only two'), name);
    const cookie = await forms.signIn('editor');
    const list = async (path: string) =>
      fetch(`${network.address}${path}wp-admin/edit.php?post_type=sq_submission`, { headers: { cookie } });
    assert.match(await (await list('two/')).text(), /Only two/);
    for (const path of ['', 'three/']) assert.doesNotMatch(await (await list(path)).text(), /Only two/, path);
  });

  it('thanks without script on the page of the site', async () => {
    const { forms, site } = sites['three']!;
    const { action } = await forms.publishForm(CONTACT);
    const { status, location } = await forms.send(action, TYPED, { accept: 'text/html' });
    assert.equal(status, 303);
    assert.ok(location!.startsWith(site.address), location!);
    assert.match(await (await fetch(location!)).text(), /id="sq-sent"/);
  });

  it('keeps the files of a site in its own folder', async () => {
    const { forms, site } = sites['two']!;
    // The owner of a network says which kinds of files its sites take.
    network.php(`update_site_option( 'upload_filetypes', 'jpg pdf' );`);
    const { action, form } = await forms.publishForm('[sq_form fields="Notes: files"]');
    const send = (name: string, content: string) => {
      const body = new FormData();
      body.append(form.names[0]!, new File([content], name));
      return forms.send(action, body);
    };
    assert.equal((await send('a.txt', 'Grüße')).status, 400);
    assert.equal((await send('a.pdf', '%PDF-1.4\n%%EOF')).status, 200);
    const folder = site.php<string[]>(`return glob( wp_upload_dir()['basedir'] . '/sq-blocks-*/*' );`);
    assert.ok(
      folder.some((path) => /\/uploads\/sites\/2\/sq-blocks-[\da-f]{32}\/[\da-f]{32}$/.test(path)),
      folder.join(),
    );
  });

  it('is no reason for PHP to warn of the plugin', () => {
    const log = network.php<string>(`return file_get_contents( WP_CONTENT_DIR . '/debug.log' );`);
    const ofPlugin = log.split('\n').filter((line) => line.includes('/plugins/sq-blocks/'));
    assert.deepEqual(ofPlugin, []);
  });

  it('is left by the plugin on each site, when it is deleted', () => {
    for (const { site } of Object.values(sites)) {
      site.php(
        `update_option( 'sq_blocks_delete_submissions', '1' ); update_option( 'sq_blocks_cookie_banner', array( 'x' ) );`,
      );
      site.php(
        `wp_insert_post( array( 'post_type' => 'sq_submission', 'post_status' => 'private', 'post_title' => 'x' ) );`,
      );
    }
    network.php(
      `define( 'WP_UNINSTALL_PLUGIN', 'x' ); unregister_post_type( 'sq_submission' ); require WP_PLUGIN_DIR . '/sq-blocks/uninstall.php';`,
    );
    for (const { site } of Object.values(sites))
      assert.deepEqual(
        site.php(`global $wpdb; return array(
          (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'sq_submission'" ),
          (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%sq_blocks%'" ),
          glob( wp_upload_dir()['basedir'] . '/sq-blocks-*' ),
        );`),
        [0, 0, []],
        site.address,
      );
  });
});
