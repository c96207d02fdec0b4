import { expect } from '@open-wc/testing';
import { place } from '../../testing/fixture.js';
import { EARLY_CLICK, startEarlyClicks } from './early-clicks.js';

type Boosted = HTMLElement & { _htmx?: object };

describe('clicks on links that a navigator has taken over', () => {
  /** The events that reach the link and the document, in order; `handled`: a block handles the early one. */
  async function eventsOf(handled: boolean, prepare: (link: Boosted) => void, init: MouseEventInit = {}) {
    const link = await place<Boosted>('<a href="#full"><img alt="Full"></a>');
    prepare(link);
    const events: string[] = [];
    const stop = new AbortController();
    const { signal } = stop;
    link.addEventListener('click', () => events.push('link'), { signal });
    document.addEventListener('click', () => events.push('document'), { signal });
    document.addEventListener(
      EARLY_CLICK,
      (event) => {
        events.push(`early ${(event as MouseEvent).ctrlKey ? 'with ctrl' : (event.target as Element).localName}`);
        if (handled) event.preventDefault();
      },
      { signal },
    );
    window.addEventListener('click', (event) => event.preventDefault(), { signal });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init });
    const prevented = !link.firstElementChild!.dispatchEvent(click);
    stop.abort();
    expect(prevented).to.equal(true);
    return events;
  }
  const byHtmx = (link: Boosted) => (link._htmx = {});
  before(startEarlyClicks);

  it('reach blocks first, and nobody else when a block handles them', async () => {
    expect(await eventsOf(true, byHtmx)).to.deep.equal(['early img']);
  });
  it('go on when no block handles them', async () => {
    expect(await eventsOf(false, byHtmx)).to.deep.equal(['early img', 'link', 'document']);
    expect(await eventsOf(false, byHtmx, { ctrlKey: true })).to.deep.equal(['early with ctrl', 'link', 'document']);
  });
  it('are as ever on a page without a navigator', async () => {
    expect(await eventsOf(true, () => {})).to.deep.equal(['link', 'document']);
  });
  it('are noticed with swup and with the router of Astro', async () => {
    document.documentElement.classList.add('swup-enabled');
    expect(await eventsOf(true, () => {})).to.deep.equal(['early img']);
    document.documentElement.classList.remove('swup-enabled');
    const mark = Object.assign(document.createElement('meta'), { name: 'astro-view-transitions-enabled' });
    document.head.append(mark);
    expect(await eventsOf(true, () => {})).to.deep.equal(['early img']);
    mark.remove();
    expect(await eventsOf(true, () => {})).to.deep.equal(['link', 'document']);
  });
});
