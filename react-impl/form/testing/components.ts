/** Elements of components that belong to a form: https://html.spec.whatwg.org/multipage/custom-elements.html#form-associated-custom-element */
class Closed extends HTMLElement {
  static readonly formAssociated = true;
  readonly #internals = this.attachInternals();
  /** What is chosen; `undefined`: nothing, which is refused. */
  choose(value: string | FormData | undefined) {
    this.#internals.setFormValue(value ?? null);
    if (value === undefined) this.#internals.setValidity({ valueMissing: true }, 'Choose some stars.');
    else this.#internals.setValidity({});
    this.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }
  connectedCallback() {
    this.choose(this.getAttribute('value') ?? undefined);
  }
  protected get internals() {
    return this.#internals;
  }
}

/** As most libraries do, it has the members of a control. */
class Open extends Closed {
  get willValidate() {
    return this.internals.willValidate;
  }
  get validity() {
    return this.internals.validity;
  }
  get validationMessage() {
    return this.internals.validationMessage;
  }
  checkValidity() {
    return this.internals.checkValidity();
  }
}

/** It says nothing of itself but to its form. */
export class SilentStars extends Closed {}
export class OpenStars extends Open {}

customElements.define('silent-stars', SilentStars);
customElements.define('open-stars', OpenStars);
