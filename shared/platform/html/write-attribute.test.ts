import { expect } from '@open-wc/testing';
import { safeLink, safeSource } from './safe-address.js';
import { writeAttribute } from './write-attribute.js';

const SCRIPTS = ['javascript:alert(1)', ' JAVASCRIPT:alert(1)', 'java\nscript:alert(1)', '\u0001vbscript:msgbox(1)'];

describe('an attribute whose name is known late', () => {
  const written = (name: string, value: string) => {
    const element = document.createElement('a');
    writeAttribute(element, name, value);
    return element.getAttribute(name);
  };
  it('is left out where it would run a script', () => {
    for (const name of ['href', 'HREF', 'src', 'srcset', 'poster', 'action', 'formaction', 'xlink:href', 'data'])
      for (const script of SCRIPTS) expect(written(name, script), `${name}=${script}`).to.equal(null);
  });
  it('is written as it is else', () => {
    for (const address of [
      '/cart',
      '#top',
      '',
      'cart.html',
      'whatsapp://send',
      'data:image/png,x',
      'no address:',
      '//',
    ])
      expect(written('href', address)).to.equal(address);
    expect(written('title', SCRIPTS[0]!)).to.equal(SCRIPTS[0]);
  });
});

describe('an address as it is written', () => {
  it('of a link leads to a page, mail, calls and messages', () => {
    for (const address of [
      '/cart',
      '#top',
      '?page=2',
      '../a',
      'https://a.example/',
      'mailto:a@b.example',
      'tel:1',
      'sms:1',
    ])
      expect(safeLink(address)).to.equal(address);
    for (const address of [...SCRIPTS, 'data:text/html,x', 'blob:https://a.example/1', 'file:///a', '', ' ', null])
      expect(safeLink(address)).to.equal(undefined);
  });
  it('of a picture is of the web, or of what the page has made', () => {
    for (const address of ['/a.jpg', 'https://a.example/a.jpg', 'data:image/png,x', 'blob:https://a.example/1'])
      expect(safeSource(address)).to.equal(address);
    for (const address of [...SCRIPTS, 'mailto:a@b.example', '', undefined])
      expect(safeSource(address)).to.equal(undefined);
  });
});
