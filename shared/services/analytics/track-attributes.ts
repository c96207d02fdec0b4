import { warnOnce } from '../../platform/log.js';
import { closest, matches } from '../../platform/page/element-calls.js';
import { pageContext } from '../../platform/page/read-page.js';
import { TRACKED } from '../../platform/page/served-elements.js';
import { trackEvent, type AnalyticsEvent } from './track-event.js';

const ACTION = 'data-sq-track';
/** Fields of an event that an element may give, as `data-sq-track-object-type="plan"`. */
const FIELDS = [
  ...['object_type', 'object_identifier', 'indirect_object_type', 'indirect_object_identifier'],
  ...['product_area', 'product_page', 'product_section', 'event_owner_team'],
] as const;
/** A form of the kit says when its server has taken the submission; any other one when it is sent. */
const OWN_FORMS = 'sq-form,sq-newsletter';
const FORMS = `form,${OWN_FORMS}`;

/** The event that an element's attributes describe. They are read by `getAttribute`: a form's fields hide its properties. */
export function eventOf(element: Element): AnalyticsEvent {
  const attribute = (name: string) => Element.prototype.getAttribute.call(element, name);
  const fields = FIELDS.map((field) => [field, attribute(`${ACTION}-${field.replaceAll('_', '-')}`)] as const);
  return {
    action: attribute(ACTION) ?? '',
    ...Object.fromEntries(fields.filter(([, value]) => value !== null)),
  };
}

function track(element: Element): void {
  const event = eventOf(element);
  if (!event.action) return warnOnce(`${ACTION} needs a name, such as ${ACTION}="signup".`, element);
  // A refused event is a warning in the console; the visitor notices nothing.
  trackEvent(event).catch(() => {});
}

/** The nearest marked element on the way of an event, in open shadow roots as well. */
const markedOn = (event: Event) => event.composedPath().find((each): each is Element => matches(each, TRACKED));

/** A click on a label is followed by one on its control: where both are in the marked element, that one counts. */
function isFollowed(target: EventTarget | undefined, marked: Element): boolean {
  const control = closest<HTMLLabelElement>(target, 'label')?.control;
  return control ? marked.contains(control) && !closest(target, 'a,button,input,select,textarea') : false;
}

/** Clicks count for anything but a form: there it is the submission that counts. */
function handleClick(event: MouseEvent): void {
  const marked = markedOn(event);
  // The middle button, which opens links, is an `auxclick`; the right one does not click.
  if (!marked || matches(marked, FORMS) || event.button > 1 || isFollowed(event.composedPath()[0], marked)) return;
  track(marked);
}

/** The form itself, or the block of the kit around it, has the mark. */
function handleSubmit(event: Event): void {
  const [form] = event.composedPath();
  const block = closest(form, OWN_FORMS);
  // The block's own event follows when a server has taken the submission.
  if (block && event.type === 'submit') return;
  const marked = [block, block ? block.querySelector('form') : form].find((each) => matches(each, TRACKED));
  if (marked) track(marked as Element);
}

/**
 * Sends an analytics event for each click on an element with `data-sq-track`, and for each submission of such a form,
 * until the returned function is called: without any script of the site's.
 */
export function startTrackAttributes(): () => void {
  if (Object.keys(pageContext().raw).length === 0)
    warnOnce(`${ACTION} counts nothing on a page without a context, which names the site's server.`);
  const ended = new AbortController();
  // In the capture phase: a page's own handler may stop the event.
  const options = { capture: true, passive: true, signal: ended.signal };
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, handleClick, options);
  for (const type of ['submit', 'sq-submit-success']) document.addEventListener(type, handleSubmit, options);
  return () => ended.abort();
}
