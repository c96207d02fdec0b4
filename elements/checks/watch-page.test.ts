import { expect } from '@open-wc/testing';
import { place, warningsOf } from '../../shared/testing/fixture.js';
import { blocks } from '../blocks.js';
import { findMistakes, watchPage } from './watch-page.js';
import { vocabularyOf } from './vocabulary.js';

const vocabulary = vocabularyOf(Object.values(blocks));
const mutationsSeen = () => new Promise((resolve) => setTimeout(resolve));
/** Callbacks of idle times are called in their order. */
const idle = () => new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));

describe('the warnings of a page with data-sq-debug', () => {
  let end: (() => void) | undefined;
  afterEach(() => end?.());

  it('are one for each mistake that is there', async () => {
    const page = await place(`<div>
      <sq-gallery desing="grid"><img src="a.jpg" alt="" width="1" height="1"></sq-gallery>
      <sq-gallery desing="grid"><img src="a.jpg" alt="" width="1" height="1"></sq-gallery>
      <sq-lightbox for="nope-1"></sq-lightbox>
      <sq-galery></sq-galery></div>`);
    const warnings = await warningsOf(() => {
      end = watchPage(vocabulary);
    });
    expect(warnings).to.have.length(3);
    expect(warnings.join('\n'))
      .to.contain('<sq-gallery> has no attribute "desing". Did you mean "design"?')
      .and.to.contain('<sq-lightbox> for="nope-1": no element of the page has this id.')
      .and.to.contain('<sq-galery> is no element of the kit. Did you mean <sq-gallery>?');
    page.remove();
  });

  it('come for a page whose form asks for the number of children', async () => {
    const page = await place(
      `<div><sq-form><form><label>Children <input name="children"></label></form></sq-form><sq-lightbox for="nope-2"></sq-lightbox></div>`,
    );
    const warnings = await warningsOf(() => {
      end = watchPage(vocabulary);
    });
    expect(warnings.join('\n')).to.contain('for="nope-2": no element of the page has this id.');
    page.remove();
  });

  it('come for what is added later too, once it is complete', async () => {
    end = watchPage(vocabulary);
    const warnings = await warningsOf(async () => {
      const page = await place('<div></div>');
      page.innerHTML = '<section><sq-lightbox for="later-1"></sq-lightbox><sq-map></sq-map></section>';
      // The gallery follows in the same task, as a framework adds it.
      const gallery = document.createElement('div');
      gallery.id = 'later-1';
      page.append(gallery);
      await mutationsSeen();
      await idle();
      page.remove();
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('<sq-map> is empty');
  });

  it('do not come after the end', async () => {
    watchPage(vocabulary)();
    const warnings = await warningsOf(async () => {
      const page = await place('<div></div>');
      page.innerHTML = '<sq-galllery></sq-galllery>';
      await mutationsSeen();
      await idle();
      page.remove();
    });
    expect(warnings).to.deep.equal([]);
  });

  it('take a value that a script has set for one', async () => {
    const page = await place<HTMLElement>('<sq-form id="with-fields"></sq-form>');
    expect(findMistakes(vocabulary, page)).to.have.length(1);
    Object.assign(page, { fields: [] });
    expect(findMistakes(vocabulary, page)).to.have.length(1);
    Object.assign(page, { fields: [{ type: 'email' }] });
    expect(findMistakes(vocabulary, page)).to.deep.equal([]);
    page.remove();
  });
});
