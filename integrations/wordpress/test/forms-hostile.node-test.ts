import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { CONTACT, startForms, TYPED, type Forms } from './support/forms.js';
import type { WordPress } from './support/wordpress.js';

let site: WordPress;
let forms: Forms;
before(async () => ({ site, forms } = await startForms()));
after(() => site?.close());
beforeEach(() => forms.clear());

/** Sends bytes as they are. */
async function sendBytes(action: string, body: string) {
  const response = await fetch(new URL(action, site.address), {
    method: 'POST',
    headers: {
      origin: new URL(site.address).origin,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body,
  });
  return { status: response.status, text: await response.text() };
}
const REST = 'email=a%40example.com&topic=An+order&message=Hi';

describe('what programs send', () => {
  it('as a list where a text is expected breaks nothing', async () => {
    const { action, form } = await forms.publishForm(CONTACT);
    const trap = form.names.at(-1)!;
    assert.deepEqual(await sendBytes(action, `name=Ann&${REST}&${trap}%5B%5D=x&${trap}%5Ba%5D%5Bb%5D=x`), {
      status: 200,
      text: '{"ok":true}',
    });
    assert.deepEqual(
      forms.submissions().map(({ status }) => status),
      ['trash'],
    );
    const { status, text } = await sendBytes(action, `name%5B%5D%5Bx%5D=Ann&${REST}&_sq_nonce%5B%5D=x`);
    assert.equal(status, 400, text);
    assert.deepEqual(Object.keys((JSON.parse(text) as { errors: object }).errors), ['name']);
  });

  it('and is no text keeps the rest of its field', async () => {
    const { action } = await forms.publishForm(CONTACT);
    assert.deepEqual(await sendBytes(action, `name=Zo%eb+%26lt%3B&${REST}%c3%28%ed%a0%80&%ff=x`), {
      status: 200,
      text: '{"ok":true}',
    });
    const [{ answers } = assert.fail()] = forms.submissions();
    assert.equal(answers['name'], 'Zo\ufffd &lt;');
    assert.match(answers['message']!, /^Hi\ufffd\(\ufffd+$/);
  });

  it('as several lines in a field of one line is one line', async () => {
    const { action } = await forms.publishForm(CONTACT);
    await forms.send(action, { ...TYPED, name: 'Ann\r\nEmail: owner@example.com\u2028\n\nTotal: 0' });
    const [mail] = forms.mails();
    assert.match(mail!.body, /^Name: Ann Email: owner@example\.com/m);
    assert.doesNotMatch(mail!.body, /^(Email: owner|Total)/m);
  });

  it('under names that WordPress reads itself is a field like any other', async () => {
    const names = ['p', 'name', 'page', 'year', 'day', 's', 'author', 'title', 'error', 'action', 'post_type', 'id'];
    const { action } = await forms.publishForm(
      `<sq-form><form>${names.map((name) => `<input name="${name}">`).join('')}</form></sq-form>`,
    );
    const sent = Object.fromEntries(names.map((name) => [name, `1 ${name}`]));
    assert.deepEqual((await forms.send(action, sent)).json, { ok: true });
    assert.deepEqual(forms.submissions()[0]!.answers, sent);
  });

  it('by a link that calls itself a post is refused', async () => {
    const { action } = await forms.publishForm(CONTACT);
    const query = new URLSearchParams(TYPED).toString();
    const address = new URL(`${action}${action.includes('?') ? '&' : '?'}${query}`, site.address);
    for (const name of ['x-http-method-override', 'x-http-method']) {
      const { status } = await fetch(address, {
        headers: { origin: new URL(site.address).origin, 'sec-fetch-site': 'same-origin', [name]: 'POST' },
      });
      assert.ok(status === 403 || status === 404, String(status));
    }
    assert.deepEqual(forms.submissions(), []);
  });
});

describe('the rules of a field', () => {
  it('for several addresses hold for each of them', async () => {
    const { action } = await forms.publishForm(
      '<sq-form><form><input type="email" name="to" multiple><input type="email" name="one"></form></sq-form>',
    );
    assert.deepEqual((await forms.send(action, { to: 'a@example.com, b@example.com' })).json, { ok: true });
    assert.deepEqual(Object.keys((await forms.send(action, { to: 'a@example.com, b' })).json.errors!), ['to']);
    assert.deepEqual(Object.keys((await forms.send(action, { one: 'a@example.com, b@example.com' })).json.errors!), [
      'one',
    ]);
  });

  it('for dates and times hold: days that are there, from the first to the last', async () => {
    const { action } = await forms.publishForm(
      `<sq-form><form><input type="date" name="day" min="2026-03-01" max="2026-10-31">
      <input type="time" name="at" min="09:30" max="17:00"><input type="time" name="night" min="22:00" max="04:00"></form></sq-form>`,
    );
    for (const [fields, wrong] of [
      [{ day: '2026-03-01', at: '09:30', night: '23:00' }, []],
      [{ day: '2026-10-31', at: '17:00', night: '03:00' }, []],
      [{ day: '2026-02-28', at: '09:29' }, ['day', 'at']],
      [{ day: '2026-11-01', at: '17:01' }, ['day', 'at']],
      [{ day: '2026-04-31', at: '24:00', night: 'x' }, ['day', 'at', 'night']],
      [{ day: 'tomorrow' }, ['day']],
    ] as const) {
      const { json } = await forms.send(action, fields);
      assert.deepEqual(Object.keys(json.errors ?? {}), wrong, JSON.stringify(fields));
    }
  });
});

describe('the limit for each address', () => {
  /** Answers to one post from each address; the limit is one. */
  async function statusesFrom(addresses: readonly Readonly<Record<string, string>>[]) {
    const { action } = await forms.publishForm(CONTACT);
    site.php(`update_option( 'test_limit', 1 );
      global $wpdb; $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%sq_blocks_sent_%'" );`);
    try {
      const statuses = [];
      for (const [at, headers] of addresses.entries())
        statuses.push((await forms.send(action, { ...TYPED, message: String(at) }, headers)).status);
      return statuses;
    } finally {
      site.php(`delete_option( 'test_limit' );`);
    }
  }

  it('believes no header, which anybody can write', async () => {
    const statuses = await statusesFrom([
      {},
      { 'x-forwarded-for': '203.0.113.7' },
      { 'x-real-ip': '203.0.113.8', 'client-ip': '203.0.113.8' },
      { 'cf-connecting-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' },
    ]);
    assert.deepEqual(statuses, [200, 429, 429, 429]);
  });

  it('knows an address of IPv4 in each of its spellings, and one connection of IPv6', async () => {
    site.php(
      `file_put_contents( WPMU_PLUGIN_DIR . '/address.php', "<?php add_filter( 'sq_blocks_client_address', function () { return \\$_SERVER['HTTP_X_TEST']; } );" );`,
    );
    try {
      const from = (address: string) => ({ 'x-test': address });
      assert.deepEqual(
        await statusesFrom([
          from('::ffff:203.0.113.1'),
          from('::ffff:203.0.113.2'),
          from('203.0.113.1'),
          from('::FFFF:203.0.113.2'),
          from('2001:db8:1:2::1'),
          from('2001:db8:1:2:ffff::1'),
          from('2001:db8:1:3::1'),
        ]),
        [200, 200, 429, 429, 200, 429, 200],
      );
    } finally {
      site.php(`unlink( WPMU_PLUGIN_DIR . '/address.php' );`);
    }
  });
});

describe('texts of authors', () => {
  /** What reads such a text, `$text`, and the worst that it can meet: repeated, with an end. */
  const READERS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
    'sq_blocks_find( $text );': [
      ['<!--', '>'],
      ['<script>', ''],
      ['<pre>', ''],
      ['<a ', '"\'>'],
      ['<a "', "'>"],
      ['<script></script ', ''],
      ['<sq-form>', ''],
    ],
    'sq_blocks_take_out( $text );': [
      ['<sq-form></sq-form>', ''],
      ['\n', '<sq-form></sq-form>x'],
      ['\n\n<sq-form></sq-form>', ''],
    ],
    'sq_blocks_html_tags( $text );': [
      ['<!--', '>'],
      ['<script>', ''],
      ['<textarea>', ''],
      ['<a ', '"\'>'],
    ],
    'sq_blocks_keep_json( $text );': [['<sq-', '"\'>']],
    'sq_blocks_read_fields( $text );': [['<b>', '']],
    'sq_blocks_is_shown( array( "a" . $text . "b" ), array() );': [
      [' ', ''],
      ['! ', ''],
    ],
    'sq_blocks_read_list( $text );': [
      ['(', ''],
      ['a,', ''],
      [': a', '!'],
      ['<p ', '"\'>'],
      ['<script>', ''],
    ],
    'sq_blocks_read_list_field( "a: select (" . $text );': [
      [': ', '!'],
      [':a(', '!'],
    ],
    'sq_blocks_references( $text );': [['<!-- wp:block {', '>']],
    "sq_blocks_own_ids_in_list( ' id=\"sq-field-' . $text );": [
      ['<form ', ''],
      ['<form>', ''],
    ],
    'sq_blocks_read_legend( $text, array( array( "end" => 0 ), array( "tag" => "legend", "end" => 0 ), array( "tag" => "legend", "start" => strlen( $text ) ) ), 0 );':
      [
        ['<span class="sq-optional">', ''],
        ['<script>', ''],
      ],
  };
  for (const [reader, worst] of Object.entries(READERS))
    for (const [part, end] of worst)
      it(`that repeat ${JSON.stringify(part)} are no more work than they are longer, for ${/\w+/.exec(reader)![0]}`, () => {
        const [short, long] = site.php<[number, number]>(
          `gc_disable();
          $least = array( INF, INF );
          for ( $times = 0; $times < 5; $times++ ) {
            foreach ( $input['counts'] as $index => $count ) {
              $text  = str_repeat( $input['part'], $count ) . $input['end'];
              $start = hrtime( true );
              ${reader}
              $least[ $index ] = min( $least[ $index ], hrtime( true ) - $start );
            }
          }
          return $least;`,
          { part, end, counts: [1, 32].map((length) => Math.ceil((length * 1000) / part.length)) },
        );
        // 32 times as long: what is read again for each part would be 1024 times the work.
        assert.ok(long / short < 256, `${short} and ${long} ns`);
      });
});
