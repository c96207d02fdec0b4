import { expect } from '@open-wc/testing';
import { fixtureCleanup, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import '../../elements/sq-embed/index.js';
import sheet from '../../elements/sq-embed/sq-embed.css' with { type: 'css' };

describe('the size of an embed', () => {
  before(() => withPageSheet(sheet));
  afterEach(fixtureCleanup);

  async function sizeIn(width: number, attributes = '', style = '') {
    const box = await place(
      `<div style="width:${width}px"><sq-embed ${attributes} style="${style}"><a href="https://songs.example/">Songs</a></sq-embed></div>`,
    );
    const embed = box.querySelector('sq-embed')!;
    await settled(embed);
    const { width: inline, height } = embed.getBoundingClientRect();
    return [Math.round(inline), Math.round(height)];
  }
  const PAGE = '/react-impl/embed/testing/frame.html';
  const OWN = `src="${PAGE}"`;

  it('has its shape where it is wide', async () => {
    expect(await sizeIn(800)).to.deep.equal([800, 450]);
    expect(await sizeIn(800, OWN)).to.deep.equal([800, 450]);
  });
  it('is not lower than 16rem where it is narrow', async () => {
    for (const width of [440, 300, 200])
      for (const attributes of ['', OWN]) expect(await sizeIn(width, attributes)).to.deep.equal([width, 256]);
  });
  it('fills a column that centres what is narrower', async () => {
    const box = await place(
      `<div style="display:flex;flex-direction:column;align-items:center;width:800px"><sq-embed ${OWN}></sq-embed></div>`,
    );
    expect(box.querySelector('sq-embed')!.getBoundingClientRect().width).to.equal(800);
  });
  it('has the height that its page asks for', async () => {
    expect(await sizeIn(300, OWN, '--sq-embed-height: 700px')).to.deep.equal([300, 700]);
    expect(await sizeIn(800, OWN, '--sq-embed-height: 300px')).to.deep.equal([800, 300]);
  });
  for (const style of ['float:left', 'display:inline-block', 'position:absolute'])
    it(`keeps its width in a box of ${style} when its page asks for a height`, async () => {
      for (const height of [300, 900]) {
        const box = await place(
          `<div style="width:800px"><div style="${style}"><sq-embed src="${PAGE}?height=${height}"></sq-embed></div></div>`,
        );
        const embed = box.querySelector('sq-embed')!;
        await settled(embed);
        const { width } = embed.getBoundingClientRect();
        expect(width).to.equal(640);
        await until(() => embed.getBoundingClientRect().height === height);
        expect(embed.getBoundingClientRect().width, `${height}`).to.equal(width);
        fixtureCleanup();
      }
    });
  it('gives its style back when it leaves the page', async () => {
    const embed = await place(`<sq-embed src="${PAGE}?height=900" style="width:800px"></sq-embed>`);
    await until(() => embed.getBoundingClientRect().height === 900);
    embed.remove();
    await until(() => !embed.style.aspectRatio);
    expect(embed.getAttribute('style')).to.equal('width: 800px;');
  });
});
