import { idle } from '../../shared/platform/page/idle.js';
import { whenActivated } from '../../shared/platform/page/when-activated.js';
import { isFree } from '../../shared/services/overlays/when-free.js';
import type { PopupSettings } from './logic/settings.js';
import { ofDocument } from '../../shared/platform/page/script-global.js';

/** Why a popup has opened by itself. */
export type Trigger = 'timer' | 'scroll' | 'exit';

/**
 * Calls `run` when the page is shown, has loaded, and the browser is idle: the popup is not the page's largest paint, nor
 * before it.
 */
export function afterLoad(run: () => void, signal: AbortSignal): void {
  const runLater = async () => {
    await whenActivated();
    idle(() => signal.aborted || run());
  };
  if (ofDocument('readyState') === 'complete') void runLater();
  else addEventListener('load', () => void runLater(), { once: true, signal });
}

/** Calls `run` at the first of the triggers that the settings have. */
export function onTrigger(settings: PopupSettings, run: (trigger: Trigger) => void, signal: AbortSignal): void {
  const { timerDelay, scrollPercentage, exitIntent } = settings;
  const done = new AbortController();
  signal.addEventListener('abort', () => done.abort(), { once: true });
  const listening = { passive: true, signal: done.signal };
  const fire = (trigger: Trigger) => {
    if (done.signal.aborted) return;
    done.abort();
    run(trigger);
  };
  if (timerDelay !== undefined) {
    const timer = setTimeout(() => fire('timer'), timerDelay * 1000);
    done.signal.addEventListener('abort', () => clearTimeout(timer));
  }
  if (scrollPercentage !== undefined) {
    const check = () => {
      const way = document.documentElement.scrollHeight - innerHeight;
      if (scrollY > 0 && (scrollY / way) * 100 >= scrollPercentage) fire('scroll');
    };
    addEventListener('scroll', check, listening);
    check();
  }
  // The pointer leaves the window at its upper edge, where the browser's tabs and address are. Where the popup would have
  // to wait, it would open at somebody who has come back.
  const leave = ({ clientY }: MouseEvent) => clientY <= 0 && isFree() && fire('exit');
  if (exitIntent) document.documentElement.addEventListener('mouseleave', leave, listening);
}
