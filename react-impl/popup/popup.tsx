import { useLayoutEffect, useRef, useState } from 'react';
import type { popup } from './declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { popupMessages } from '../../shared/platform/i18n/en/popup.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { watchEngaged } from '../../shared/platform/page/engaged.js';
import { pageContext } from '../../shared/platform/page/read-page.js';
import { asObject, isObject } from '../../shared/platform/page/unknown-values.js';
import { takeTurn } from '../../shared/services/overlays/turns.js';
import { whenFree } from '../../shared/services/overlays/when-free.js';
import { MOBILE_QUERY } from '../../shared/site/vocabulary/breakpoints.js';
import { useLatest } from '../hooks/use-latest.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useListener } from '../hooks/use-listener.js';
import { useMethods } from '../hooks/use-methods.js';
import { Icon } from '../parts/icon.js';
import { isDue, type PopupRecord } from './logic/is-due.js';
import { type PopupSettings, readPopupSettings } from './logic/settings.js';
import { afterLoad, onTrigger, type Trigger } from './triggers.js';
import { usePopupDialog } from './use-popup-dialog.js';
import { inLocalStorage } from '../../shared/platform/storage/local-storage.js';
import { inSessionStorage } from '../../shared/platform/storage/session-storage.js';
import { keepsNo } from '../../shared/services/consent/keeps-no.js';
import { isSignedIn } from '../../shared/site/roles/user-kind.js';

/** The key in storage; `sq-popup-news` for a popup with the id "news". */
const keyOf = (element: Element): string => ['sq-popup', element.id].filter(Boolean).join('-');

/** Storage may contain anything. */
function read(inStorage: typeof inLocalStorage, key: string): PopupRecord | undefined {
  try {
    const data: unknown = JSON.parse(inStorage((storage) => storage.getItem(key)) ?? 'null');
    if (!isObject(data)) return undefined;
    const { version, submitted, closedDate } = asObject(data);
    return {
      version: String(version),
      submitted: submitted === true,
      ...(typeof closedDate === 'number' && { closedDate }),
    };
  } catch {
    return undefined;
  }
}

/** Owners see their popup whatever they have closed: else they could not edit it. */
function storedRecord(element: Element): PopupRecord | undefined {
  if (isSignedIn()) return undefined;
  const key = keyOf(element);
  const record = read(inLocalStorage, key) ?? read(inSessionStorage, key);
  if (record?.closedDate === undefined || keepsNo(record.closedDate)) return record;
  inLocalStorage((storage) => storage.removeItem(key));
  return undefined;
}

/** Stores a change in local storage; where the browser refuses that, until the tab is closed. */
function storeRecord(element: Element, version: string, change: Partial<PopupRecord>): void {
  if (isSignedIn()) return;
  const key = keyOf(element);
  const known = storedRecord(element);
  const current = known?.version === version ? known : { version, submitted: false };
  const text = JSON.stringify({ ...current, closedDate: Date.now(), ...change });
  inLocalStorage((storage) => storage.setItem(key, text));
  const isKept = inLocalStorage((storage) => storage.getItem(key)) === text;
  inSessionStorage((storage) => (isKept ? storage.removeItem(key) : storage.setItem(key, text)));
}

function isOnPage({ enabledPages }: PopupSettings): boolean {
  const id = pageContext().collection?.id;
  return !enabledPages || enabledPages.some((page) => page === id || page === location.pathname);
}

/** Opens the popup by itself, at most once: not after it has been opened otherwise. */
function useTriggers(
  element: HTMLElement,
  settings: PopupSettings,
  wasOpened: boolean,
  open: (trigger: Trigger) => void,
): void {
  const latest = useLatest({ settings, open });
  const key = JSON.stringify(settings);
  useLayoutEffect(() => {
    const { settings: current } = latest.current;
    const mayOpen = () =>
      isDue(storedRecord(element), current, Date.now()) &&
      isOnPage(current) &&
      (current.enableMobile || !matchMedia(MOBILE_QUERY).matches);
    if (wasOpened || !mayOpen()) return;
    const ended = new AbortController();
    const { signal } = ended;
    // What is typed and pressed before it is due counts.
    watchEngaged(() => {}, signal);
    const openIfDue = (trigger: Trigger) => {
      // It may have been closed in another tab; and a box that is hidden would block the page unseen.
      if (mayOpen() && element.checkVisibility()) latest.current.open(trigger);
    };
    afterLoad(() => onTrigger(current, (trigger) => whenFree(() => openIfDue(trigger), signal), signal), signal);
    return () => ended.abort();
  }, [element, key, wasOpened, latest]);
}

const NAMES = {
  displayFrequency: 'display-frequency',
  showUntilSignup: 'show-until-signup',
  version: 'version',
  showOnTimer: 'show-on-timer',
  timerDelay: 'timer-delay',
  showOnScroll: 'show-on-scroll',
  scrollPercentage: 'scroll-percentage',
  exitIntent: 'exit-intent',
  enableMobile: 'enable-mobile',
  showOnAllPages: 'show-on-all-pages',
  enabledPages: 'enabled-pages',
} as const;

/** The settings of the tag, else of the page's context, else the defaults. */
function settingsOf({ host, ...values }: BlockProps<typeof popup>): PopupSettings {
  const { element } = host;
  const config = asObject(element.config);
  const given = (Object.keys(NAMES) as (keyof typeof NAMES)[]).filter(
    (key) => element.hasAttribute(NAMES[key]) || key in config || NAMES[key] in config,
  );
  const own = Object.fromEntries(given.map((key) => [key, values[key]]));
  return readPopupSettings({ ...asObject(pageContext().websiteSettings.popupOverlaySettings), ...own });
}

interface CommandEvent extends Event {
  readonly source?: HTMLButtonElement | null;
}

/** A site's popup overlay (storefront §1 and §4, ambiguity A41). */
export function Popup(props: BlockProps<typeof popup>) {
  const { host } = props;
  const { element } = host;
  const settings = settingsOf(props);
  const { version } = settings;
  const author = useLightChildren(element).find((child) => child instanceof HTMLDialogElement);
  const own = useRef<HTMLDialogElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const trigger = useRef<Trigger>(undefined);
  const endTurn = useRef<() => void>(undefined);
  const isSubmitted = () => storedRecord(element)?.submitted === true;

  const dialog = usePopupDialog(element, author, own, {
    label: props.label,
    fallback: translate(element, 'popup', popupMessages, 'popup'),
    onOpen() {
      endTurn.current = takeTurn();
      setWasOpened(true);
      const detail = { trigger: trigger.current ?? 'request' };
      host.emit('sq-popup-open', detail);
      record('open', { version, ...detail });
    },
    onClosed() {
      endTurn.current?.();
      trigger.current = undefined;
      // A page that is replaced, and the popup with it, is not the visitor's answer.
      if (element.isConnected) storeRecord(element, version, { closedDate: Date.now() });
      const detail = { submitted: isSubmitted() };
      host.emit('sq-popup-close', detail);
      record('close', { version, ...detail });
    },
  });
  useTriggers(element, settings, wasOpened, (by) => {
    trigger.current = by;
    dialog.current?.open();
  });

  const markSubmitted = () => storeRecord(element, version, { submitted: true });
  useListener(element, 'sq-submit-success', markSubmitted);
  // A plain form, which leaves the page.
  useListener<SubmitEvent>(element, 'submit', (event) => {
    if (!event.defaultPrevented) markSubmitted();
  });
  const opener = useRef<HTMLElement>(undefined);
  useListener<CommandEvent>(element, 'command', ({ source }) => (opener.current = source ?? undefined));
  const close = () => void dialog.current?.answer('cancel');
  useMethods(host, {
    open() {
      const by = opener.current;
      opener.current = undefined;
      dialog.current?.open(by);
    },
    close,
  });

  return author ? (
    <slot />
  ) : (
    <dialog part="dialog" ref={own} tabIndex={-1}>
      <button
        type="button"
        part="close"
        aria-label={translate(element, 'popup', popupMessages, 'close')}
        onClick={close}
      >
        <Icon name="close" />
      </button>
      <slot />
    </dialog>
  );
}

/** Counts it, as far as visits are measured (storefront §7). */
function record(event: string, data: object): void {
  import('./features/record-overlay.js').then(
    ({ default: recordOverlay }) => recordOverlay(event, data),
    () => {}, // the popup works without being counted
  );
}
