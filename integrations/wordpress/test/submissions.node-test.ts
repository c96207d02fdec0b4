import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { BYTE_ORDER_MARK, toCsv } from '@sq-blocks/backend';
import { HOSTILE_TEXTS, runningCells } from '@sq-blocks/backend/testing';
import { formsIn, formsOf } from './support/forms.js';
import { startWordPress, type WordPress } from './support/wordpress.js';

const HOSTILE = `"><img src=x onerror=x><script>x</script>&lt;b&gt;`;
/** What spreadsheets would run. */
const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\u00a0=1+1', '＝1+1', '\u200b=1'];

let site: WordPress;
let forms: ReturnType<typeof formsOf>;
const cookies: Record<string, string> = {};
let action = '';
let page = 0;
before(async () => {
  site = await startWordPress();
  forms = formsOf(site);
  for (const login of ['admin', 'editor', 'author']) cookies[login] = await forms.signIn(login);
  page =
    forms.publish(`<sq-form form-id="contact"><form><label>Name <input name="name"></label><label>Email <input name="email" type="email"></label>
    <label>Note<textarea name="note"></textarea></label><label>${HOSTILE.replaceAll('<', '&lt;')} <textarea name="x"></textarea></label></form></sq-form>`);
  action = formsIn(await forms.pageOf(page))[0]!.attributes['action']!;
});
after(() => site?.close());
beforeEach(() => forms.clear());

async function send(fields: Readonly<Record<string, string>>): Promise<void> {
  const { status } = await fetch(new URL(action, site.address), {
    method: 'POST',
    headers: { accept: 'application/json', origin: new URL(site.address).origin },
    body: new URLSearchParams(fields),
  });
  assert.equal(status, 200);
}

/** What somebody sees at an address of the site. */
const see = async (address: string, login?: string) => {
  const response = await fetch(new URL(address, site.address), {
    redirect: 'manual',
    ...(login && { headers: { cookie: cookies[login]! } }),
  });
  return { status: response.status, html: await response.text() };
};
const LIST = 'wp-admin/edit.php?post_type=sq_submission';
const linkIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll(/&(amp|#038);/g, '&') ?? '';

describe('the list of messages', () => {
  it('shows form, page, first fields, date and mails that failed, to editors and administrators', async () => {
    await send({
      name: 'Zoë',
      email: 'zoe@example.com',
      note: `Two\nlines ${'x'.repeat(500)}`,
      x: 'hidden in the list',
    });
    for (const login of ['admin', 'editor']) {
      const { html } = await see(LIST, login);
      for (const part of ['Zoë', 'zoe@example.com', 'Two lines xxx', '>contact<', 'Could not be sent', '>Read<'])
        assert.ok(html.includes(part), `${login}: ${part}`);
      assert.match(html, />Write “us”<\/a>/);
      assert.doesNotMatch(html, /x{100}|hidden in the list|Quick&nbsp;Edit|— Private/);
    }
    assert.ok((await see(LIST, 'author')).status >= 400);
  });

  it('is searched by what was written', async () => {
    await send({ name: "O'Brien & Söhne", note: 'blue jug' });
    await send({ name: 'Ann', note: 'red bowl' });
    for (const word of ["O'Brien", 'Söhne', 'jug']) {
      const { html } = await see(`${LIST}&s=${word}`, 'editor');
      assert.match(html, /blue jug/, word);
      assert.doesNotMatch(html, /red bowl/, word);
    }
  });

  it('and one message show all as text', async () => {
    await send({ name: HOSTILE, note: `</textarea>${HOSTILE}`, x: HOSTILE });
    const { id } = forms.submissions()[0]!;
    const one = `wp-admin/post.php?post=${id}&action=edit`;
    for (const address of [LIST, one]) {
      const { status, html } = await see(address, 'admin');
      assert.equal(status, 200);
      assert.match(html, /&quot;&gt;&lt;img src=x onerror=x&gt;/);
      assert.doesNotMatch(html, /<img src=x|<script>x|<\/textarea>"/);
    }
    const { html } = await see(one, 'editor');
    assert.doesNotMatch(html, /id="publish"|id="submitdiv"/);
    assert.match(html, /Move to trash/);
    assert.ok((await see(one, 'author')).status >= 300);
  });

  it('are answered to the one address that was written', async () => {
    await send({ name: 'Ann', email: 'ann?bcc=x%40evil.example&body=Hi@example.com' });
    const { html } = await see(`wp-admin/post.php?post=${forms.submissions()[0]!.id}&action=edit`, 'editor');
    const address = new URL(linkIn(html, /href="(mailto:[^"]*)"/));
    assert.equal(address.search, '');
    assert.equal(decodeURIComponent(address.pathname), 'ann?bcc=x%40evil.example&body=hi@example.com');
  });

  it('deletes and restores', async () => {
    await send({ name: 'Ann' });
    const trash = linkIn((await see(LIST, 'editor')).html, /href="([^"]*action=trash[^"]*)"/);
    await see(trash, 'editor');
    assert.equal(forms.submissions()[0]!.status, 'trash');
    const restore = linkIn(
      (await see(`${LIST}&post_status=trash`, 'editor')).html,
      /href="([^"]*action=untrash[^"]*)"/,
    );
    await see(restore, 'editor');
    assert.equal(forms.submissions()[0]!.status, 'private');
    await see(trash, 'editor');
    const away = linkIn((await see(`${LIST}&post_status=trash`, 'editor')).html, /href="([^"]*action=delete[^"]*)"/);
    await see(away, 'editor');
    assert.deepEqual(forms.submissions(), []);
  });
});

describe('the list of plugins', () => {
  it('leads to the messages and to the cookie banner', async () => {
    const page = (path: string) =>
      fetch(`${site.address}wp-admin/${path}`, { headers: { cookie: cookies['admin']! } }).then((answer) =>
        answer.text(),
      );
    const [, row = ''] = /<tr[^>]*data-slug="sq-blocks"([^]*?)<\/tr>/.exec(await page('plugins.php')) ?? [];
    const links = [...row.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, href = '', text]) => ({ href, text }));
    assert.deepEqual(
      links.slice(0, 2).map(({ text }) => text),
      ['Cookie banner', 'Form messages'],
    );
    const [banner = '', messages = ''] = links.map(({ href }) => href.replace(/^.*wp-admin\//, ''));
    assert.match(await page(banner), new RegExp(`id="${banner.split('#')[1]}"`));
    assert.match(await page(messages), /<h1[^>]*>\s*Form messages/);
  });
});

describe('messages', () => {
  it('are shown to nobody else', async () => {
    await send({ name: 'Secret person' });
    const { id } = forms.submissions()[0]!;
    const addresses = [
      `?p=${id}`,
      `?p=${id}&post_type=sq_submission`,
      '?s=Secret',
      '?post_type=sq_submission',
      '?s=Secret&post_type=sq_submission',
      '?feed=rss2&post_type=sq_submission',
      `?rest_route=/wp/v2/posts/${id}`,
      '?rest_route=/wp/v2/sq_submission',
      '?rest_route=/wp/v2/search&search=Secret',
      `?rest_route=/sq-blocks/v1/forms/${page}/contact`,
      `?attachment_id=${id}`,
      '?sitemap=index',
    ];
    for (const address of addresses)
      for (const login of [undefined, 'author'])
        assert.doesNotMatch((await see(address, login)).html, /Secret person|sq_submission-/, address);
  });
});

describe('the export', () => {
  const link = async (login: string, search = '') =>
    linkIn((await see(`${LIST}${search}`, login)).html, /href="([^"]*action=sq_blocks_export[^"]*)"/);
  const fileAt = async (address: string, login: string) => {
    const response = await fetch(address, { headers: { cookie: cookies[login]! } });
    // The text without its mark is what `text()` gives.
    return { response, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()) };
  };

  it('is a file for spreadsheets, in which nothing runs', async () => {
    for (const [at, note] of FORMULAS.entries())
      await send({ name: `n${at}`, email: 'a@example.com', note, x: 'say "hi",\nyou' });
    const { response, text } = await fileAt(await link('editor'), 'editor');
    assert.match(response.headers.get('content-type')!, /^text\/csv/);
    assert.match(response.headers.get('content-disposition')!, /attachment/);
    assert.ok(text.startsWith(`${BYTE_ORDER_MARK}"Date","Page","Form","Name","Email","Note"`));
    for (const [at, note] of FORMULAS.entries())
      assert.ok(
        text.includes(`"contact","n${at}","a@example.com","'${note}","say ""hi"",\nyou"\r\n`),
        `${note}\n${text}`,
      );
  });

  it('has no cell that runs where semicolons, tabs or others separate cells', async () => {
    await send({ name: 'x;=HYPERLINK(A1&1);y', email: 'a@example.com', note: 'x\t＝1', 'a;=1': 'a name of a field' });
    const { text } = await fileAt(await link('editor'), 'editor');
    assert.deepEqual(runningCells(text), []);
    const line = site.php<string>('return sq_blocks_csv_line( $input );', HOSTILE_TEXTS);
    assert.equal(line, toCsv([HOSTILE_TEXTS]), 'as the reference backend writes it');
  });

  it('has what was searched for', async () => {
    await send({ name: 'Ann' });
    await send({ name: 'Bob' });
    const { text } = await fileAt(await link('admin', '&s=Bob'), 'admin');
    assert.match(text, /Bob/);
    assert.doesNotMatch(text, /Ann/);
  });

  it('is for editors and administrators, by the button alone', async () => {
    await send({ name: 'Ann' });
    const address = await link('editor');
    assert.equal((await fileAt(address, 'author')).response.status, 403);
    assert.equal((await fileAt(address.replace(/_wpnonce=\w+/, '_wpnonce=x'), 'editor')).response.status, 403);
    assert.doesNotMatch((await see(address)).html, /Ann/);
  });
});
