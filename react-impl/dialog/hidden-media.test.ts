import { expect } from '@open-wc/testing';
import { inShadow, nextEvent, place, settled, until } from '../../shared/testing/fixture.js';
import '../../elements/sq-popup/index.js';
import '../../elements/sq-video/index.js';
import '../../elements/sq-dialog/index.js';

type Block = HTMLElement & { open(): unknown; close(): void };
const PLAYER = '/react-impl/video/testing/player.html';
const CODE = `&lt;iframe src='${PLAYER}' width='560' height='315'&gt;&lt;/iframe&gt;`;
const CONTENT = `<video class="film" muted controls></video><video class="picture" autoplay muted loop></video>
  <iframe class="player" allow="accelerometer; autoplay; fullscreen" src="${PLAYER}?film" title="A film"></iframe>
  <iframe class="form" allow="payment; fullscreen" src="${PLAYER}?form" title="A form"></iframe>
  <sq-video data-html="${CODE}"><img src="data:," alt="A film" width="300" height="200"></sq-video>`;

describe('films in a dialog that is closed', () => {
  const places = {
    'sq-dialog': `<sq-dialog><dialog><form method="dialog"><button>Close</button></form>${CONTENT}</dialog></sq-dialog>`,
    'sq-popup': `<sq-popup label="Film" show-on-timer="false">${CONTENT}</sq-popup>`,
    'the author’s dialog in sq-popup': `<sq-popup show-on-timer="false"><dialog><form method="dialog"><button>Close</button></form>${CONTENT}</dialog></sq-popup>`,
  };
  for (const [what, html] of Object.entries(places)) {
    let element: Block;
    const one = <E extends Element>(selector: string) => element.querySelector<E>(selector)!;
    const addressOf = (name: string) => {
      const { contentDocument, contentWindow } = one<HTMLIFrameElement>(`.${name}`);
      return contentDocument?.readyState === 'complete' && contentWindow!.location.href;
    };
    async function open() {
      const opened = nextEvent(element, `${element.localName}-open`);
      void element.open();
      await opened;
    }
    async function close(by: () => unknown = () => element.close()) {
      const closed = nextEvent(element, `${element.localName}-close`);
      by();
      await closed;
    }
    const dialog = () => element.querySelector('dialog') ?? inShadow<HTMLDialogElement>(element, 'dialog')!;

    describe(what, () => {
      beforeEach(async () => {
        element = await place<Block>(html);
        await settled(element);
        await open();
      });
      afterEach(async () => {
        if (dialog().open) await close();
      });

      for (const [way, by] of [
        ['its method', undefined],
        ['the page', () => dialog().close()],
      ] as const)
        it(`a video stops, closed by ${way}; one that is a moving picture does not`, async () => {
          for (const video of element.querySelectorAll('video')) {
            video.srcObject = document.createElement('canvas').captureStream();
            // Pending until there is something to see.
            void video.play().catch(() => {});
            expect(video.paused).to.equal(false);
          }
          await close(by);
          expect(one<HTMLVideoElement>('.film').paused).to.equal(true);
          expect(one<HTMLVideoElement>('.picture').paused).to.equal(false);
        });
      it('a player in a frame is gone, and comes back when the dialog is opened again', async () => {
        const address = new URL(`${PLAYER}?film`, location.href).href;
        await until(() => addressOf('player') === address);
        const entries = history.length;
        await close();
        await until(() => addressOf('player') === 'about:blank');
        expect(one('.player').getAttribute('src')).to.equal(`${PLAYER}?film`);
        await open();
        await until(() => addressOf('player') === address);
        expect(history.length).to.equal(entries);
      });
      it('a frame that is no player keeps what the visitor has written', async () => {
        await until(() => String(addressOf('form')).endsWith('?form'));
        const { contentDocument } = one<HTMLIFrameElement>('.form');
        await close();
        await until(() => addressOf('player') === 'about:blank');
        expect(one<HTMLIFrameElement>('.form').contentDocument).to.equal(contentDocument);
      });
      it('a block with a film is at its play button again', async () => {
        const toggle = () => inShadow<HTMLElement>(one('sq-video'), '[part~=play-toggle]');
        await until(toggle);
        toggle()!.click();
        await until(() => inShadow(one('sq-video'), 'iframe'));
        await close();
        await until(() => !inShadow(one('sq-video'), 'iframe'));
      });
    });
  }
});
