import { expect } from '@open-wc/testing';
import { inShadow, place, settled, until } from '../../shared/testing/fixture.js';
import '../../elements/sq-menu/index.js';
import '../../elements/sq-video/index.js';
import '../../elements/sq-accordion/index.js';

type Accordion = HTMLElement & { open(index: number): void; close(index: number): void; collapseAll(): void };
const PLAYER = '/react-impl/video/testing/player.html';
const FILM = `<video class="film" muted controls></video><video class="picture" autoplay muted loop></video>
  <iframe class="player" allow="autoplay" src="${PLAYER}?film" title="A film"></iframe>`;

/** A film that plays, with a picture that moves. */
async function play(element: Element) {
  for (const video of element.querySelectorAll('video')) {
    video.srcObject = document.createElement('canvas').captureStream();
    // Pending until there is something to see.
    void video.play().catch(() => {});
  }
  await until(() => addressOf(element) === new URL(`${PLAYER}?film`, location.href).href, 'the player');
}
function addressOf(element: Element) {
  const { contentDocument, contentWindow } = element.querySelector<HTMLIFrameElement>('.player')!;
  return contentDocument?.readyState === 'complete' && contentWindow!.location.href;
}
async function hasStopped(element: Element) {
  await until(() => addressOf(element) === 'about:blank', 'the player is gone');
  const [film, picture] = [...element.querySelectorAll('video')].map(({ paused }) => paused);
  expect([film, picture]).to.deep.equal([true, false]);
}
const isBack = (element: Element) => until(() => addressOf(element) !== 'about:blank', 'the player comes back');

describe('films in what is closed', () => {
  const items = {
    details: `<details open><summary>One</summary>${FILM}</details><details><summary>Two</summary><p>Words</p></details>`,
    'headings and sections': `<h3>One</h3><section>${FILM}</section><h3>Two</h3><section><p>Words</p></section>`,
  };
  for (const [what, html] of Object.entries(items))
    describe(`an accordion of ${what}`, () => {
      let element: Accordion;
      beforeEach(async () => {
        element = await place<Accordion>(`<sq-accordion open-first>${html}</sq-accordion>`);
        await settled(element);
        await play(element);
      });
      const line = (index: number) =>
        [...element.querySelectorAll('summary'), ...element.shadowRoot!.querySelectorAll('summary')][index]!;

      it('stop when the visitor closes the item, and are there when it is opened again', async () => {
        line(0).click();
        await hasStopped(element);
        const before = history.length;
        element.open(0);
        await isBack(element);
        expect(history.length).to.equal(before);
      });
      it('stop when another item is opened, or all are closed by a script', async () => {
        line(1).click();
        await hasStopped(element);
        element.open(0);
        await isBack(element);
        await play(element);
        element.collapseAll();
        await hasStopped(element);
      });
    });

  it('a menu: stop when another section is shown, and are there when it is shown again', async () => {
    const element = await place(
      `<sq-menu><h3>One</h3><section>${FILM}</section><h3>Two</h3><section><p>Words</p></section></sq-menu>`,
    );
    await settled(element);
    await play(element);
    await until(() => inShadow(element, '[part~=tab]'));
    const tabs = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[part~=tab]')];
    tabs[1]!.click();
    await hasStopped(element);
    tabs[0]!.click();
    await isBack(element);
  });
});
