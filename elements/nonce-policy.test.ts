import { expect } from '@open-wc/testing';
import { consent } from '../shared/services/consent/consent.js';
import { nextEvent, until } from '../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../shared/testing/network.js';

interface Policy {
  createHTML(text: string): unknown;
  createScript(text: string): unknown;
  createScriptURL(text: string): unknown;
}
interface Inside extends Window {
  policies?: Policy[];
}
const page = window as { sqRan?: string[] };

/** In a frame. The runner's browser passes over policies: e2e/nonce-policy.node-test.ts has one. */
describe('a page whose scripts have nonces', () => {
  const network = pretendNetwork();
  const asked: string[] = [];
  let frame: HTMLIFrameElement;
  before(async () => {
    page.sqRan = [];
    network.use(
      http.get(/\/(ran-[\w-]+|count)\.js$/, ({ request }) => {
        const name = /([\w-]+)\.js(?:\?.*)?$/.exec(request.url)![1]!;
        asked.push(name);
        const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
        return new HttpResponse(`parent.sqRan.push('${name}')`, { headers });
      }),
    );
    const pushes = (name: string) => `parent.sqRan.push('${name}')`;
    const waiting = (attributes: string, text = '') =>
      `<script type="text/plain" data-sq-consent="analytics" ${attributes}>${text}</script>`;
    const count = (attributes: string) =>
      `<sq-comment-count shortname="a" ${attributes}><a href="/b">B</a></sq-comment-count>`;
    const table = (attributes: string) =>
      `<sq-reservation variant="themed" ${attributes}><a href="/b">B</a></sq-reservation>`;
    frame = document.createElement('iframe');
    // Of strangers first: what ran of theirs would have run before the last of the page's own.
    frame.srcdoc = `<!doctype html><html lang="en">
      ${waiting('', pushes('inline-none'))}
      ${waiting('data-src="/ran-waiting-none.js"')}
      ${count('src="/ran-count-none.js"')}
      ${table('src="/ran-table-none.js"')}
      <p id="none"></p><p id="own"></p><p id="itself"></p><p id="still"></p>
      ${waiting('nonce="own"', pushes('inline-own'))}${waiting('nonce="own" data-src="/ran-waiting-own.js"')}
      ${count('')}${count('src="/ran-count-own.js" nonce="own"')}${table('src="/ran-table-own.js" nonce="own"')}
      <script nonce="own">
        var policies = [];
        const create = window.trustedTypes?.createPolicy;
        if (create) trustedTypes.createPolicy = (...args) => {
          const policy = create.apply(trustedTypes, args);
          policies.push(policy);
          return policy;
        };
      </script>
      <script nonce="own" type="module">
        import { startGates } from '/shared/services/consent/gates.ts';
        import { consent } from '/shared/services/consent/consent.ts';
        import { insertHtml } from '/shared/platform/html/insert-html.ts';
        import '/elements/sq-comment-count/index.ts';
        import '/elements/sq-reservation/index.ts';
        consent().accept();
        startGates();
        for (const nonce of ['none', 'own']) {
          const scripts = '<b>Thanks</b><script>parent.sqRan.push("html-' + nonce + '")<\\/script>' +
            '<script src="/ran-html-' + nonce + '.js"><\\/script>';
          insertHtml(document.getElementById(nonce), scripts, true, nonce === 'none' ? '' : nonce);
        }
        const itself = '<b>Thanks</b><script nonce="own">parent.sqRan.push("html-itself")<\\/script>';
        insertHtml(document.getElementById('itself'), itself, true, '');
        insertHtml(document.getElementById('still'), itself.replace('itself', 'none'), false, 'own');
        frameElement.dispatchEvent(new Event('started'));
      </script>`;
    const started = nextEvent(frame, 'started');
    document.body.append(frame);
    await started;
  });
  after(() => {
    frame.remove();
    consent().reset();
    delete page.sqRan;
  });

  it('runs what has its nonce, and lends it to nothing that has none', async () => {
    const own = ['inline-own', 'html-own', 'html-itself', 'count'];
    const files = ['ran-waiting-own', 'ran-html-own', 'ran-count-own', 'ran-table-own'];
    await until(() => [...own, ...files].every((name) => page.sqRan!.includes(name)), 'not all of the page has run');
    expect(asked.filter((name) => name.includes('none'))).to.deep.equal([]);
    const inside = frame.contentDocument!;
    const nonceOf = (text: string) => [...inside.scripts].find((script) => script.text.includes(text))!.nonce;
    // Browsers run what a trusted script inserts, so that those without the nonce are not inserted.
    expect(page.sqRan!.filter((name) => name.includes('none'))).to.deep.equal([]);
    expect(['inline-own', 'html-own', 'html-itself'].map(nonceOf)).to.deep.equal(['own', 'own', 'own']);
    for (const name of files)
      expect([...inside.scripts].find(({ src }) => src.includes(name))!.nonce, name).to.equal('own');
    expect(inside.querySelectorAll(':is(#none, #still) script')).to.have.length(0);
    const texts = [...inside.querySelectorAll('p')].map(({ textContent }) => textContent.slice(0, 6));
    expect(texts).to.deep.equal(['Thanks', 'Thanks', 'Thanks', 'Thanks']);
  });

  it('has a Trusted Types policy that lets nothing run by itself', () => {
    const { policies = [] } = frame.contentWindow as Inside;
    if (!('trustedTypes' in window)) return;
    expect(policies).to.have.length(1);
    const [policy] = policies;
    for (const html of ['<img src=x onerror=hurt()>a', 'a<svg onload=hurt()', '<<b>img onerror=x>a<'])
      expect(String(policy!.createHTML(html)), html).not.to.match(/</);
    expect(String(policy!.createScript('hurt()'))).to.equal('');
    expect(String(policy!.createScript('{"a": 1}'))).to.equal('{"a": 1}');
    expect(String(policy!.createScriptURL('https://evil.example/x.js'))).to.equal('');
  });
});
