import { expect } from '@open-wc/testing';
import { fullImage } from './full-image.js';

function sourcesOf(html: string): readonly string[] {
  // Of a document that loads nothing.
  const holder = document.implementation.createHTMLDocument().createElement('div');
  holder.innerHTML = html;
  const item = holder.firstElementChild!;
  // WebKit chooses from a srcset also where it loads nothing.
  for (const image of [item, ...item.querySelectorAll('img')])
    Object.defineProperty(image, 'currentSrc', { value: '' });
  return fullImage(item, item instanceof HTMLImageElement ? item : item.querySelector('img')).sources;
}

describe('the addresses of the full image', () => {
  const small = '<img src="https://e.com/s.jpg">';
  const cases: [html: string, sources: string[]][] = [
    [`<a href="https://e.com/f.jpg?v=1">${small}</a>`, ['https://e.com/f.jpg?v=1']],
    [`<a href="https://e.com/f">${small}</a>`, ['https://e.com/s.jpg']],
    [`<a href="https://e.com/f" type="image/png">${small}</a>`, ['https://e.com/f', 'https://e.com/s.jpg']],
    [`<a href="https://e.com/f" type="text/html">${small}</a>`, ['https://e.com/s.jpg']],
    [`<a href="https://e.com/f.html" type="image/png">${small}</a>`, ['https://e.com/s.jpg']],
    [`<a href="${location.href}#b">${small}</a>`, ['https://e.com/s.jpg']],
    [`<figure>${small}<a href="https://e.com/f.webp">Enlarge</a></figure>`, ['https://e.com/f.webp']],
    [`<figure>${small}<figcaption><a href="https://e.com/a">A</a></figcaption></figure>`, ['https://e.com/s.jpg']],
    ['<figure><figcaption><a href="https://e.com/a">A</a></figcaption></figure>', []],
    ['<img data-src="https://e.com/d.jpg">', ['https://e.com/d.jpg']],
    ['<div data-image="https://e.com/d.jpg"></div>', ['https://e.com/d.jpg']],
    [
      '<img src="https://e.com/s.jpg" srcset="https://e.com/a 1w, https://e.com/b 2w">',
      ['https://e.com/b', 'https://e.com/s.jpg'],
    ],
    ['<img srcset="https://e.com/a?b=1,2 1x,https://e.com/c 3x,">', ['https://e.com/c']],
    ['<img width="9000" srcset="https://e.com/a, https://e.com/c 3x">', ['https://e.com/a']],
    [
      '<img data-lazy-srcset="https://e.com/a 1w" data-lazy-src="https://e.com/b">',
      ['https://e.com/a', 'https://e.com/b'],
    ],
    ['<a href="javascript:alert(1)"><img src="javascript:alert(1)"></a>', []],
    ['<a href="http://[">Words</a>', []],
    ['<p>Text</p>', []],
  ];
  for (const [html, sources] of cases)
    it(`of ${html}`, () => {
      expect(sourcesOf(html)).to.deep.equal(sources);
    });
});
