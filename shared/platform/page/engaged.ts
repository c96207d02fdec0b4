import { createStore, onePerPage } from '../store.js';
import { closest, matches } from './element-calls.js';
import { focusedElement } from './focused-element.js';
import { ofDocument } from './script-global.js';

/** On touch screens the click comes in a task of its own, as late as this where two taps enlarge the page. */
const CLICK_MS = 350;
/** Fields, what is in a form, and frames, in which there may be fields, or a film that is being watched. */
const IN_USE = 'input, textarea, select, iframe, form *';
/** What a visitor has typed before anybody listened, or a browser has put back. Of other types the default is another text. */
const TYPED =
  'form :is(textarea, input:is(:not([type]), [type=text i], [type=email i], [type=tel i], [type=search i]))';
/** Blocks whose forms have been sent when they say so, and not when they were submitted. */
const OWN = 'sq-form, sq-newsletter, sq-reviews, sq-product, sq-sign-in';
const SENT = ['sq-submit-success', 'sq-submit-unclear', 'sq-form-queued', 'sq-cart-added'];

type Control = HTMLElement & { readonly form?: HTMLFormElement | null; readonly value?: string };

const formOf = (control: Control): HTMLFormElement | null => control.form ?? closest(control, 'form');
const isShown = (element: Element) => Element.prototype.checkVisibility.call(element);
/**
 * Whether the visitor is in the middle of something, so that nothing may open by itself: a press has not become a click
 * yet, a field or something in a form has the focus, or a form that can be seen has input that has not been sent.
 */
export const isEngaged = (): boolean => visitor().isEngaged();

/** Calls `listener` when the answer of `isEngaged` may be another one. What is pressed and typed is known from now on. */
export const watchEngaged = (listener: () => void, signal: AbortSignal): void => visitor().watch(listener, signal);

/** Calls `open` as soon as the visitor is in the middle of nothing: at once, or later. */
export function whenNotEngaged(open: () => void, signal: AbortSignal): void {
  const done = new AbortController();
  const check = () => {
    if (signal.aborted || done.signal.aborted || isEngaged()) return;
    done.abort();
    open();
  };
  signal.addEventListener('abort', () => done.abort(), { once: true });
  watchEngaged(check, done.signal);
  check();
}

const visitor = () => onePerPage('engaged-visitor', createVisitor);

type Handlers = Record<string, (event: never) => unknown>;

/** A press that has not become a click yet. */
function createPress(notify: () => void) {
  let isPressed = false;
  let release: ReturnType<typeof setTimeout> | undefined;
  const set = (pressed: boolean) => {
    clearTimeout(release);
    isPressed = pressed;
    if (!pressed) notify();
  };
  const end = () => {
    clearTimeout(release);
    release = setTimeout(() => set(false), CLICK_MS);
  };
  const on: Handlers = {
    pointerdown: ({ button }: PointerEvent) => button === 0 && set(true),
    // A finger that scrolls, and a mouse that drags, have their pointer cancelled and are still down.
    ...{ pointerup: end, touchend: end, touchcancel: end, dragend: end },
    click: ({ isTrusted }: Event) => isTrusted && set(false),
    // The space bar presses a button when it is let go.
    keydown: ({ key }: KeyboardEvent) => key === ' ' && set(true),
    keyup: () => set(false),
    blur: () => set(false),
  };
  return { on, set, isPressed: () => isPressed };
}

/** What has been typed or chosen in forms, and not been sent. */
function createInput(notify: () => void) {
  const touched = new Set<Control>();
  const forget = (isSent: (form: HTMLFormElement) => boolean) => {
    for (const control of touched) {
      const form = formOf(control);
      if (!form || isSent(form)) touched.delete(control);
    }
    notify();
  };
  // What others do with the event is known after it. A form that is not left has been sent by a script of the page.
  const forgetAfter = (event: Event) =>
    void setTimeout(() => {
      const { target, type, defaultPrevented } = event;
      const isSent = type === 'submit' && !closest(target, OWN) && matches(target, ':valid');
      if (!defaultPrevented || isSent) forget((form) => form === target);
    });
  const forgetInside = ({ target }: Event) => forget((form) => (target as Node).contains(form));
  const on: Handlers = {
    input(event: Event) {
      const control = event.composedPath().find((each) => each instanceof HTMLElement && formOf(each));
      if (control) touched.add(control as Control);
      notify();
    },
    ...{ reset: forgetAfter, submit: forgetAfter },
    ...Object.fromEntries(SENT.map((type) => [type, forgetInside])),
  };
  return {
    on,
    read() {
      touched.clear();
      for (const control of document.querySelectorAll<HTMLInputElement>(TYPED))
        if (control.value !== control.defaultValue) touched.add(control);
    },
    isUnsent: () =>
      [...touched].some((control) => {
        const form = control.value !== '' && formOf(control);
        return form && (isShown(form) || isShown(control));
      }),
  };
}

const isAnythingActive = () => document.querySelector(':active') !== null;

function createVisitor() {
  const changes = createStore(0);
  // An event is sent before the state that it tells of holds: after `focusout` the next field gets the focus.
  const notify = () => void setTimeout(() => changes.set(changes.get() + 1));
  const press = createPress(notify);
  const input = createInput(notify);
  let watchers = 0;
  let listening = new AbortController();

  function start() {
    listening = new AbortController();
    press.set(isAnythingActive());
    input.read();
    const on = { ...press.on, ...input.on, focusin: notify, focusout: notify };
    for (const [type, handle] of Object.entries(on))
      addEventListener(type, handle as (event: Event) => void, {
        // That of the window alone.
        capture: type !== 'blur',
        passive: true,
        signal: listening.signal,
      });
  }
  return {
    isEngaged() {
      if (watchers === 0) {
        press.set(isAnythingActive());
        input.read();
      }
      const focused = focusedElement();
      return (
        press.isPressed() ||
        input.isUnsent() ||
        Boolean(focused?.isContentEditable) ||
        matches(focused, IN_USE) ||
        matches(ofDocument('activeElement'), IN_USE)
      );
    },
    watch(listener: () => void, signal: AbortSignal) {
      if (signal.aborted) return;
      if (watchers++ === 0) start();
      const unsubscribe = changes.subscribe(listener);
      const stop = () => {
        unsubscribe();
        if (--watchers === 0) listening.abort();
      };
      signal.addEventListener('abort', stop, { once: true });
    },
  };
}
