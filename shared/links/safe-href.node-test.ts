import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { classifyLink } from './read-link.js';
import { safeHref } from './safe-href.js';

/** Ways to write a protocol that runs scripts, as they have been used against sites. */
const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '  javascript:alert(1)',
  '\u0000\u0001\u001fjavascript:alert(1)',
  '\u00a0javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\r\nscript:alert(1)',
  'javascript\t:alert(1)',
  'javascript :alert(1)',
  'java\u0000script:alert(1)',
  'java script:alert(1)',
  'java\u200b\u00adscript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'javascript&#58alert(1)',
  'javascript&#x3a;alert(1)',
  'javascript&#X0000000000000000000003A;alert(1)',
  '&#106;avascript:alert(1)',
  '&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058alert(1)',
  'jav&Tab;ascript:alert(1)',
  'java&NewLine;script&colon;alert(1)',
  '&#1;javascript:alert(1)',
  '&#14; javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'javascript:',
];
const OTHERS = [
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  ' d\na\tta:text/html,x',
  '&#100;ata:text/html,x',
  'vbscript:msgbox(1)',
  'VB Script:msgbox(1)',
  'vbscript&colon;msgbox(1)',
  'livescript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'filesystem:https://example.com/x',
  'about:blank',
  'view-source:https://example.com',
  'intent://x#Intent;end',
  'feed:javascript:alert(1)',
  'http:example.com',
  'https:/example.com',
  'ws://example.com',
];

describe('the address of a link', () => {
  it('is none where it runs a script, however it is written', () => {
    for (const link of SCRIPTS) {
      assert.equal(classifyLink(link), 'misc-protocol', JSON.stringify(link));
      assert.equal(safeHref(link), undefined, JSON.stringify(link));
    }
  });
  it('is none where the protocol is another', () => {
    for (const link of OTHERS) {
      assert.equal(classifyLink(link), 'malformed-protocol', JSON.stringify(link));
      assert.equal(safeHref(link), undefined, JSON.stringify(link));
    }
  });
  it('is none where there is no link, or none that a browser can read', () => {
    for (const link of ['', ' \n', undefined, null, 7, {}, 'http://', 'http://exa mple.com', 'http://[', 'word'])
      assert.equal(safeHref(link), undefined, JSON.stringify(link));
  });
  it('is none where it is not clear what it leads to', () => {
    for (const link of ['/&#47;example.com', '/&sol;example.com', 'name@example.com', 'ma il\u200bto:a@b.test'])
      assert.equal(safeHref(link), undefined, link);
  });

  it('is that of the link where it may be followed', () => {
    for (const link of [
      '#contact',
      '/',
      '/about?a=1&b=2#c',
      '/s/menu.pdf',
      '/javascript:alert(1)',
      '#javascript:alert(1)',
      'https://example.com/?next=javascript:alert(1)',
      'HTTP://EXAMPLE.COM',
      'http://intranet/wiki',
      'ftp://example.com/a.zip',
      'mailto:name@example.com?subject=A%20b',
      'tel:+49-30-1234',
      'sms:1234',
    ])
      assert.equal(safeHref(link), link);
    assert.equal(safeHref('  /about\n'), '/about');
  });
  it('has a protocol where only a host is given', () => {
    assert.equal(safeHref('example.com/a'), 'https://example.com/a');
    assert.equal(safeHref('example.com:8080'), 'https://example.com:8080');
    assert.equal(safeHref('localhost:3000'), 'https://localhost:3000');
    assert.equal(safeHref('//example.com/a'), 'https://example.com/a');
    assert.equal(safeHref('/\\example.com/a'), 'https://example.com/a');
  });
});
