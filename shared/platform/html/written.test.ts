import { expect } from '@open-wc/testing';
import { claim, ownElement, replaceContent, takeBack, write } from './written.js';

const make = (html: string): HTMLElement => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.firstElementChild as HTMLElement;
};
const copyOf = (element: Element) => make(element.outerHTML);
const marked = (name: string, html: string) => make(html.replace('MARK', `data-sq-written='${name}'`));

describe('what blocks write among the author’s elements', () => {
  const OWN = '<p class="own" title="A" style="opacity: 0.5;">Text</p>';
  const EVERYTHING: [string, string | null][] = [
    ['hidden', ''],
    ['title', null],
    ['.sq-active', ''],
    ['.own', null],
    [':opacity', '0 !important'],
    [':--sq-image-own-width', '4px'],
    ['#text', 'Other'],
  ];
  function written() {
    const element = make(OWN);
    const undo = EVERYTHING.map(([key, value]) => write(element, key, value));
    return { element, undo };
  }
  it('is restored in a copy, and stays in the original', () => {
    const { element } = written();
    const before = element.outerHTML;
    for (const copy of [copyOf(element), element.cloneNode(true) as HTMLElement]) {
      takeBack(copy);
      expect(copy.isEqualNode(make(OWN)), copy.outerHTML).to.equal(true);
    }
    takeBack(element);
    expect(element.outerHTML).to.equal(before);
    expect(element.textContent).to.equal('Other');
  });
  it('leaves nothing when it is undone', () => {
    const { element, undo } = written();
    undo.reverse().forEach((each) => each());
    expect(element.hasAttribute('data-sq-written')).to.equal(false);
    expect([
      element.title,
      element.className,
      element.style.opacity,
      element.textContent,
      element.hidden,
    ]).to.deep.equal(['A', 'own', '0.5', 'Text', false]);
  });
  it('is the page’s where the page has changed it since', () => {
    const element = make(OWN);
    write(element, 'title', 'B');
    const copy = copyOf(element);
    copy.title = 'C';
    takeBack(copy);
    expect(copy.title).to.equal('C');
    element.title = 'D';
    write(element, 'title', 'E');
    const next = copyOf(element);
    takeBack(next);
    expect(next.title).to.equal('D');
  });
  it('of two blocks is taken back to what the author had', () => {
    const element = make('<input>');
    const first = write(element, 'aria-invalid', 'false');
    const second = write(element, 'aria-invalid', 'true');
    const copy = copyOf(element);
    takeBack(copy);
    expect(copy.outerHTML).to.equal('<input>');
    second();
    expect(element.getAttribute('aria-invalid')).to.equal('false');
    first();
    expect(element.outerHTML).to.equal('<input>');
  });
  it('removes added elements of copies, and keeps those of the original', () => {
    const element = make('<div><p>Own</p></div>');
    element.append(ownElement(document.createElement('span')));
    const copy = copyOf(element);
    takeBack(copy);
    expect(copy.innerHTML).to.equal('<p>Own</p>');
    takeBack(element);
    expect(element.querySelectorAll('span').length).to.equal(1);
  });
  it('brings the content back that a text has replaced', () => {
    const element = make('<button><b>Send</b> it</button>');
    const undo = replaceContent(element, 'Sending');
    expect(element.textContent).to.equal('Sending');
    for (const copy of [copyOf(element), element.cloneNode(true) as HTMLElement]) {
      takeBack(copy);
      expect(copy.outerHTML).to.equal('<button><b>Send</b> it</button>');
    }
    undo();
    expect(element.outerHTML).to.equal('<button><b>Send</b> it</button>');
  });
  it('closes a copy of a dialog that was open', () => {
    const element = make('<dialog open>Hi</dialog>');
    claim(element, 'open', null);
    const copy = copyOf(element);
    takeBack(copy);
    expect(copy.outerHTML).to.equal('<dialog>Hi</dialog>');
  });
  it('brings back the address of a link and the group of details', () => {
    for (const html of ['<a href="https://example.com/a">A</a>', '<details name="faq">A</details>']) {
      const element = make(html);
      write(element, element.matches('a') ? 'href' : 'name', null);
      const copy = copyOf(element);
      takeBack(copy);
      expect(copy.outerHTML).to.equal(html);
    }
  });
  it('is taken back with what came about by another way', () => {
    const element = make('<dialog>Hi</dialog>');
    write(element, 'title', 'B');
    element.setAttribute('open', '');
    claim(element, 'open', null);
    const copy = copyOf(element);
    takeBack(copy);
    expect(copy.outerHTML).to.equal('<dialog>Hi</dialog>');
  });
  it('removes added elements of copies on which it was written since', () => {
    const element = make('<div><p>Own</p></div>');
    const added = ownElement(document.createElement('span'));
    element.append(added);
    write(added, 'title', 'B')();
    write(added, 'title', 'C');
    const copy = copyOf(element);
    takeBack(copy);
    expect(copy.innerHTML).to.equal('<p>Own</p>');
  });
  it('is taken back before a copy is written on, whose block has not started', () => {
    const element = make(OWN);
    write(element, 'title', 'B');
    const copy = copyOf(element);
    write(copy, 'title', 'C')();
    expect(copy.title).to.equal('A');
  });
  it('works on a form whose controls have the names of its members', () => {
    const names = ['getAttribute', 'setAttribute', 'removeAttribute', 'classList', 'style', 'remove'];
    const html = `<form>${names.map((name) => `<input name="${name}">`).join('')}</form>`;
    const element = make(html);
    write(element, 'aria-busy', 'true');
    write(element, '.sq-error', '');
    write(element, ':opacity', '0');
    const copy = copyOf(element);
    takeBack(copy);
    expect(copy.outerHTML).to.equal(html);
  });

  /** A stranger may have written a mark, where a site allows `data-` attributes. */
  for (const [what, html] of [
    ['a frame out of its sandbox', marked('{"sandbox":["",null]}', '<iframe MARK sandbox=""></iframe>')],
    ['a handler in', marked('{"onclick":[null,"alert(1)"]}', '<p MARK></p>')],
    ['the address of a frame in', marked('{"src":[null,"javascript:alert(1)"]}', '<iframe MARK></iframe>')],
    ['the document of a frame in', marked('{"srcdoc":[null,"x"]}', '<iframe MARK></iframe>')],
    [
      'the address of another site into a frame',
      marked('{"src":[null,"https://example.com/"]}', '<iframe MARK></iframe>'),
    ],
    ['a script into an image', marked('{"src":[null,"javascript:alert(1)"]}', '<img MARK alt="">')],
    ['a style sheet in', marked('{"href":[null,"https://example.com/a.css"]}', '<link MARK>')],
    ['a link that runs a script in', marked('{"href":[null,"javascript:alert(1)"]}', '<a MARK></a>')],
    ['a style over the page in', marked('{":position":[null,"fixed"],"style":[null,"inset:0"]}', '<p MARK></p>')],
    ['a name or an id in', marked('{"id":[null,"sq-context"],"name":[null,"config"]}', '<a MARK></a>')],
    ['a consent away', marked('{"data-sq-consent":["media",null]}', '<iframe MARK data-sq-consent="media"></iframe>')],
    ['nothing in, as it is no JSON', marked('{', '<p MARK></p>')],
    ['nothing in, as it is no object', marked('null', '<p MARK></p>')],
    ['a style into a drawing', marked('{":opacity":[null,"0"]}', '<svg MARK></svg>')],
    ['a number', marked('{":opacity":[null,0],"title":[null,{}]}', '<p MARK></p>')],
    ['text into a script', marked('{"#text":["","alert(1)"]}', '<script MARK type="text/plain"></script>')],
    ['nothing in, as its entries are no pairs', marked('{"title":1,"hidden":null}', '<p MARK></p>')],
  ] as const)
    it(`a mark does not bring ${what}`, () => {
      const before = html.cloneNode() as Element;
      before.removeAttribute('data-sq-written');
      takeBack(html);
      expect(html.outerHTML).to.equal(before.outerHTML);
    });
});
