import { expect } from '@open-wc/testing';
import { inShadow, nextEvent, place, settled } from '../../shared/testing/fixture.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import { pretendFormBackend } from './testing/form-backend.js';
import '../../elements/sq-form/index.js';

const NOTICE =
  '<br />\n<b>Notice</b>:  Undefined index: phone in <b>/var/www/html/contact.php</b> on line <b>3</b><br />\n';
const PLAIN_NOTICE = '\nPHP Warning:  Undefined array key "phone" in /var/www/html/contact.php on line 3\n';
const XDEBUG =
  "<br />\n<font size='1'><table class='xdebug-error' dir='ltr'><tr><th>Notice: Undefined index {phone} in /srv/www/site/contact.php</th></tr></table></font>\n";
const THANKS = '{"ok":true,"message":"We have got it."}';
const UNCONFIRMED =
  'There was no answer: what you wrote may have arrived, or not. Send it again only if you do not hear from us.';
/** What no visitor may see. */
const RAW = /\{|\/var\/|\/srv\/|on line|Notice|Warning|xdebug/;

describe('an answer to a form with something around it, or of which only a part has arrived', () => {
  const { network, answer, saves } = pretendFormBackend();
  beforeEach(emptyDatabase);
  const FIELDS = '<label>Email <input name="email" value="ada@example.com"></label><button>Send</button>';
  async function end(html: string) {
    const element = await place(html);
    const types = ['sq-submit-success', 'sq-submit-error', 'sq-submit-unclear'];
    const outcome = Promise.race(types.map((type) => nextEvent(element, type)));
    element.querySelector('button')!.click();
    const { type } = await outcome;
    await settled(element);
    const form = element.querySelector('form')!;
    const banner = inShadow(element, '#problem')?.textContent ?? '';
    const texts = [element.querySelector('.sq-form-success, .sq-form-answer > div')?.textContent ?? '', banner];
    expect(`${texts.join()} ${form.textContent}`).not.to.match(RAW);
    return [type, texts.filter(Boolean).join(' '), element] as const;
  }
  async function posted(body: string, status = 200, type = 'text/html') {
    network.use(http.post('/contact.php', () => new HttpResponse(body, { status, headers: { 'Content-Type': type } })));
    return end(`<sq-form remember="false"><form action="/contact.php" method="post">${FIELDS}</form></sq-form>`);
  }

  for (const [what, before, after] of [
    ['notices of PHP', NOTICE + NOTICE, ''],
    ['notices in plain text', PLAIN_NOTICE, ''],
    ['a table of Xdebug', XDEBUG, ''],
    ['a byte order mark', '\uFEFF\uFEFF', ''],
    ['lines', '\n\n\t', '\n\n'],
    ['a guard against scripts', ")]}',\n", ''],
    ['another guard', 'while(1);', ''],
    ['one more', 'for(;;);', ''],
    ['a comment of a cache after it', '', '\n<!-- cached {"a":1} -->'],
    ['a page after it', '', '<!DOCTYPE html><html><body><p>Not found</p></body></html>'],
    ['itself after it', '', '{"ok":true}'],
    ['a notice after it', '', NOTICE],
    ['an open tag of PHP', '<?php\n', ''],
  ] as const)
    it(`with ${what} is understood`, async () => {
      expect((await posted(before + THANKS + after)).slice(0, 2)).to.deep.equal([
        'sq-submit-success',
        'We have got it.',
      ]);
    });
  it('that refuses stands at its field', async () => {
    const refusal = '{"ok":false,"errors":{"email":"We know no {such} address: \\"at\\"."}}';
    network.use(http.post('/contact.php', () => new HttpResponse(NOTICE + refusal)));
    const element = await place(
      `<sq-form remember="false"><form action="/contact.php" method="post">${FIELDS}</form></sq-form>`,
    );
    const failed = nextEvent(element, 'sq-submit-error');
    element.querySelector('button')!.click();
    await failed;
    await settled(element);
    expect(element.querySelector('.sq-form-error')!.textContent).to.equal('We know no {such} address: "at".');
  });
  const broken: [string, string, string?][] = [
    ['JSON that breaks off', '{"a":'],
    ['JSON that breaks off in a text', '{"ok":true,"message":"We have', 'application/json'],
    ['a list that breaks off', '[{"a":1},'],
    ['notices before JSON that breaks off', `${NOTICE}{"ok":tr`],
    ['a dictionary of Python', "{'ok': True, 'message': 'We have got it.'}"],
    ['two that differ', '{"ok":true}{"ok":false}', 'application/json'],
    ['two that differ, after the same again', '{"ok":true}\n{"ok":true}\n{"ok":false}', 'application/json'],
    ['two of which one breaks off', '{"ok":true} {"ok":fal', 'application/json'],
    ['null', 'null', 'application/json'],
    ['nothing of a script', 'undefined'],
    ['nothing of Python', 'None', 'text/plain'],
    ['an object as a text', '[object Object]'],
    ['null as a message', '{"message":"null"}', 'application/json'],
    ['notices alone', NOTICE + NOTICE],
    ['a notice in plain text alone', PLAIN_NOTICE, 'text/plain'],
    ['a fragment with the paths of a server', '<div>Could not write to /var/www/site/data/messages.txt</div>'],
    ['JSON with them', '{"message":"Could not write to /var/www/site/data/messages.txt"}'],
    ['an error of a database', 'SQLSTATE[HY000] [2002] Connection refused in C:\\inetpub\\site\\mail.php:12'],
    ['JSON within markup', '<p>{"ok":</p>'],
  ];
  for (const [what, body, type] of broken)
    it(`of ${what} is neither thanked for nor shown`, async () => {
      expect((await posted(body, 200, type)).slice(0, 2)).to.deep.equal(['sq-submit-error', UNCONFIRMED]);
    });
  const cut: readonly (readonly [what: string, text: string, headers: Record<string, string>])[] = [
    ['a refusal', '{"ok":false,"message":"Your message was refused because', { 'Content-Type': 'application/json' }],
    ['a success', '{"ok":true}', { 'Content-Type': 'application/json' }],
    ['a page', '<h1>Error</h1><p>Your message could not be sent', { 'Content-Type': 'text/html' }],
    ['nothing', '', { 'Content-Type': 'application/json' }],
    ['a file', '%PDF', { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename=a.pdf' }],
  ];
  for (const [what, text, headers] of cut)
    for (const status of [200, 201, 303, 422])
      it(`of which only ${what} has arrived is not thanked for, ${status}`, async () => {
        const half = () => {
          const parts = text ? [new TextEncoder().encode(text)] : [];
          const pull = (stream: ReadableStreamDefaultController<Uint8Array>) => {
            const part = parts.shift();
            if (part) stream.enqueue(part);
            else stream.error(new TypeError('The connection was lost.'));
          };
          return new HttpResponse(new ReadableStream({ pull }), { status: status === 303 ? 200 : status, headers });
        };
        const after = new URL('/after', location.href).href;
        network.use(
          http.post('/contact.php', () => (status === 303 ? HttpResponse.redirect(after, 303) : half())),
          http.get('/after', half),
        );
        const [type, words, element] = await end(
          `<sq-form remember="false" post-submit-message="Got it."><form action="/contact.php" method="post">${FIELDS}</form></sq-form>`,
        );
        const unknown = 'Unknown error, please try again later.';
        expect([type, words]).to.deep.equal(['sq-submit-error', status === 422 ? unknown : UNCONFIRMED]);
        expect(element.querySelector('input')!.value).to.equal('ada@example.com');
      });
  it('of the platform that breaks off is not thanked for', async () => {
    answer(() => {
      const pull = (stream: ReadableStreamDefaultController) => stream.error(new TypeError('The connection was lost.'));
      return new HttpResponse(new ReadableStream({ pull }));
    });
    expect((await end(PLATFORM))[0]).to.equal('sq-submit-error');
  });
  it('of a failure does not show what is for developers, and says what it says to visitors', async () => {
    const unknown = 'Unknown error, please try again later.';
    expect((await posted('{"a":', 422))[1]).to.equal(unknown);
    expect((await posted('{"message":"Error in /var/www/site/mail.php:3"}', 422))[1]).to.equal(unknown);
    expect((await posted('{"errors":{"email":"PDO in /var/www/site/mail.php:3"}}', 422))[1]).to.equal(unknown);
    expect((await posted(`${NOTICE}{"error":"The mailbox is full."}`, 422))[1]).to.equal('The mailbox is full.');
  });
  it('of words for visitors is shown as before', async () => {
    for (const words of ['We look at it. {soon}', '[Ada] has got it, see /opening/hours.', 'Sent to you on line.'])
      expect(
        await (async () => {
          network.use(http.post('/contact.php', () => new HttpResponse(words)));
          const element = await place(
            `<sq-form remember="false"><form action="/contact.php" method="post">${FIELDS}</form></sq-form>`,
          );
          const unclear = nextEvent(element, 'sq-submit-unclear');
          element.querySelector('button')!.click();
          await unclear;
          await settled(element);
          return element.querySelector('.sq-form-answer > div')!.textContent;
        })(),
      ).to.equal(words);
  });

  const PLATFORM = `<sq-form form-id="contact" remember="false"><form>${FIELDS}</form></sq-form>`;
  for (const [what, body, type] of [
    ['is accepted with notices before it', `${NOTICE}{"id":7}`, 'sq-submit-success'],
    ['is accepted where it is empty', '', 'sq-submit-success'],
    ['is accepted with a word', 'OK', 'sq-submit-success'],
    ['is refused with notices before it', `${NOTICE}{"error":"The mailbox is full."}`, 'sq-submit-error'],
    ['is not thanked for where it breaks off', '{"a":', 'sq-submit-error'],
    ['is not thanked for where it is a page', '<p>Sign in</p>', 'sq-submit-error'],
    ['is not thanked for where it is an error of the server alone', PLAIN_NOTICE, 'sq-submit-error'],
  ] as const)
    it(`of the platform ${what}`, async () => {
      answer(() => new HttpResponse(body));
      const [outcome, words] = await end(PLATFORM);
      expect(outcome).to.equal(type);
      expect(saves).to.have.length(1);
      if (body.includes('mailbox')) expect(words).to.equal('The mailbox is full.');
    });
});
