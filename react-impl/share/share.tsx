import { useState } from 'react';
import type { share as declaration } from './declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { shareMessages } from '../../shared/platform/i18n/en/share.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { ofDocument } from '../../shared/platform/page/script-global.js';
import { useMethods } from '../hooks/use-methods.js';

/** What to share where the author does not say: the canonical address of the page, or its own without a fragment. */
function pageAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return canonical || location.href.replace(/#.*/s, '');
}

/** Without a secure connection browsers have neither. */
interface Abilities {
  readonly share?: Navigator['share'];
  readonly clipboard?: Clipboard;
}

/** Ways to share a page (storefront §7). */
export function Share({ host, url, heading, text }: BlockProps<typeof declaration>) {
  const { element } = host;
  const t = (key: keyof typeof shareMessages) => translate(element, 'share', shareMessages, key);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const abilities = navigator as Abilities;
  const address = () => (url ? new URL(url, document.baseURI).href : pageAddress());

  async function share() {
    const shared = { title: heading || ofDocument('title'), url: address(), ...(text && { text }) };
    try {
      await abilities.share?.call(navigator, shared);
      host.emit('sq-share', { by: 'device', url: shared.url });
    } catch (error) {
      const { name, message } = error as Error;
      // The visitor has changed their mind, or the dialog is still open.
      if (name === 'AbortError' || name === 'InvalidStateError') return;
      warnOnce(`${nameOf(element)} could not be shared: ${message}`, element);
      await copy();
    }
  }
  async function copy() {
    const copied = address();
    setOutcome(undefined);
    try {
      // Without one it fails, and says so.
      await abilities.clipboard!.writeText(copied);
      setOutcome('copied');
      host.emit('sq-share', { by: 'copy', url: copied });
    } catch {
      // The browser, or the visitor, does not allow it.
      setOutcome('failed');
    }
  }
  useMethods(host, { share, copy });

  return (
    <>
      <slot />
      <div part="controls">
        {abilities.share && (
          <button type="button" part="share" onClick={() => void share()}>
            {t('share')}
          </button>
        )}
        {abilities.clipboard && (
          <button type="button" part="copy" onClick={() => void copy()}>
            {t('copy')}
          </button>
        )}
        <span part="status" role="status">
          {outcome && t(outcome)}
        </span>
      </div>
    </>
  );
}
