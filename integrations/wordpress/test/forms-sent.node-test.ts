import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { CONTACT, formsIn, startForms, TYPED, type Fields, type Forms, type Sent } from './support/forms.js';
import type { WordPress } from './support/wordpress.js';

let site: WordPress;
let forms: Forms;
before(async () => ({ site, forms } = await startForms()));
after(() => site?.close());
beforeEach(() => forms.clear());

describe('a form that was sent', () => {
  it('is stored as it was typed, and answered in JSON for the kit', async () => {
    const { action } = await forms.publishForm(CONTACT);
    const { status, json } = await forms.send(action, TYPED);
    assert.deepEqual([status, json], [200, { ok: true }]);
    const [stored, ...others] = forms.submissions();
    assert.deepEqual(others, []);
    assert.deepEqual(stored!.answers, { ...TYPED, message: TYPED.message.replaceAll('\r\n', '\n') });
    assert.equal(stored!.status, 'private');
  });

  it('has each error at its field', async () => {
    const { action } = await forms.publishForm(CONTACT);
    const { status, json } = await forms.send(action, {
      name: ' ',
      email: 'no',
      topic: 'Else',
      message: 'x'.repeat(10_001),
    });
    assert.equal(status, 400);
    assert.equal(json.ok, false);
    assert.deepEqual(Object.keys(json.errors!), ['name', 'email', 'topic', 'message']);
    assert.deepEqual(forms.submissions(), []);
  });

  it('is checked by the rules of HTML that somebody has written', async () => {
    const { action } = await forms.publishForm(`<sq-form form-id="Stay"><form enctype="multipart/form-data">
      <label>Name <input name="your.name" maxlength="5"></label>
      <input type="email" name="contact[email]" required>
      <label><input type="checkbox" name="car" value="yes"> Car</label>
      <p data-sq-show-if="car=yes"><input name="plate" required></p>
      <fieldset data-sq-required><legend>Days</legend><input type="checkbox" name="days[]" value="1"><input type="checkbox" name="days[]" value="2"></fieldset>
      <fieldset disabled><input name="off" required></fieldset>
      <input type="number" name="seats" min="1" max="4"><input type="password" name="secret"><input type="file" name="photo">
      <button name="way" value="fast">Send</button></form></sq-form>`);
    assert.match(action, /\/stay$/);
    const good = { 'contact[email]': 'a@example.com', 'days[]': ['1', '2'], 'your.name': '😀é', way: 'fast' };
    assert.deepEqual((await forms.send(action, { ...good, secret: 'hunter2', off: 'x' })).json, { ok: true });
    assert.deepEqual(forms.submissions()[0]!.answers, {
      'your.name': '😀é',
      'contact[email]': 'a@example.com',
      'days[]': '1, 2',
      way: 'fast',
    });
    const wrong = { 'your.name': '😀😀😀', car: 'yes', seats: '5', photo: 'a.png' };
    assert.deepEqual(Object.keys((await forms.send(action, wrong)).json.errors!), [
      'your.name',
      'contact[email]',
      'plate',
      'days[]',
      'seats',
      'photo',
    ]);
    const parts = new FormData();
    for (const [name, value] of Object.entries({ ...good, 'contact[email]': 'b@example.com' }))
      for (const each of [value].flat()) parts.append(name, each);
    parts.append('photo', new File([], ''));
    const post = (body: FormData) =>
      fetch(new URL(action, site.address), {
        method: 'POST',
        headers: { accept: 'application/json', origin: new URL(site.address).origin },
        body,
      });
    assert.equal((await post(parts)).status, 200);
    assert.equal(forms.submissions()[1]!.answers['days[]'], '1, 2');
    assert.equal(forms.submissions()[1]!.answers['your.name'], '😀é');
    parts.set('photo', new File(['x'], 'a.png'));
    const refused = (await (await post(parts)).json()) as Sent['json'];
    assert.match(refused.errors!['photo']!, /not a kind of file/);
  });

  it('is stored once with the same Idempotency-Key, and gets the same answer', async () => {
    const { action } = await forms.publishForm(CONTACT);
    const key = { 'idempotency-key': randomUUID() };
    const answers = [await forms.send(action, TYPED, key), await forms.send(action, TYPED, key)];
    assert.deepEqual(answers[0], answers[1]);
    assert.equal(forms.submissions().length, 1);
    site.php('wp_trash_post( $input );', forms.submissions()[0]!.id);
    assert.deepEqual((await forms.send(action, TYPED, key)).json, { ok: true });
    assert.equal(forms.submissions().length, 1);
    await forms.send(action, { ...TYPED, message: 'Another' }, key);
    await forms.send(action, TYPED, { 'idempotency-key': randomUUID() });
    assert.equal(forms.submissions().length, 3);
  });

  it('is stored once with the same key when both come at once, from two addresses', async () => {
    const { id } = await forms.publishForm('[sq_form fields="Name"]');
    const { waited, answer } = site.php<{ waited: boolean; answer: string }>(
      `global $wpdb;
      $form  = sq_blocks_find_form( (string) $input['post'], '1' );
      $names = sq_blocks_submission_names( $input['key'], 'another address', $form, array( array( 'name' => array( 'Ann' ) ), array() ) );
      sq_blocks_lock( $names[0] );
      $place  = wp_parse_url( home_url() );
      $path   = sq_blocks_form_action( $form );
      $origin = $place['host'] . ':' . $place['port'];
      $socket = fsockopen( $place['host'], $place['port'] );
      fwrite( $socket, "POST $path HTTP/1.0\r\nHost: $origin\r\nOrigin: http://$origin\r\nAccept: application/json\r\nIdempotency-Key: {$input['key']}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 8\r\n\r\nname=Ann" );
      for ( $waited = false, $try = 0; ! $waited && $try < 500; $try++ ) {
        usleep( 50000 );
        $waited = (bool) $wpdb->get_var( "SELECT COUNT(*) FROM information_schema.processlist WHERE state = 'User lock'" );
      }
      sq_blocks_store_submission( $form, array(), array( 'name' => $names[0], 'user' => 0, 'is_spam' => false, 'emails' => array(), 'files' => array() ) );
      sq_blocks_unlock();
      return array( 'waited' => $waited, 'answer' => stream_get_contents( $socket ) );`,
      { post: id, key: randomUUID() },
    );
    assert.ok(waited);
    assert.match(answer, /^HTTP\S+ 200 [^]*\{"ok":true\}$/);
    assert.equal(forms.submissions().length, 1);
  });

  it('without a key is stored once, when the same comes again', async () => {
    const { action } = await forms.publishForm(CONTACT);
    for (const accept of ['text/html', 'text/html', 'application/json']) await forms.send(action, TYPED, { accept });
    assert.equal(forms.submissions().length, 1);
  });
});

describe('who is signed in', () => {
  it('is noted by the nonce of the form, which keeps nothing from being sent', async () => {
    const { id, action } = await forms.publishForm(CONTACT);
    const cookie = await forms.signIn('editor');
    const [form] = formsIn(await forms.pageOf(id, { cookie }));
    const { id: editor } = site.php<{ id: number }>(`return array( 'id' => get_user_by( 'login', 'editor' )->ID );`);
    const [name, nonce] = Object.entries(form!.hidden)[0]!;
    const tries: [Fields, string][] = [
      [{ [name]: nonce }, cookie],
      [{ [name]: 'expired' }, cookie],
      [{}, cookie],
      [{ [name]: nonce }, ''],
      [{ [name]: nonce }, await forms.signIn('author')],
    ];
    for (const [at, [more, each]] of tries.entries())
      assert.equal(
        (await forms.send(action, { ...TYPED, message: String(at), ...more }, { cookie: each })).status,
        200,
      );
    assert.deepEqual(
      forms.submissions().map(({ author }) => author),
      [editor, 0, 0, 0, 0],
    );
    assert.deepEqual(formsIn(await forms.pageOf(id))[0]!.hidden, {});
  });
});
