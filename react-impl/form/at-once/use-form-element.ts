import { ownElement, takeBack } from '../../../shared/platform/html/written.js';
import { useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Host } from '../../../shared/declaration/derived-types.js';
import { warnOnce } from '../../../shared/platform/log.js';
import { useSubscription } from '../../hooks/use-subscription.js';
import { ofForm } from '../../../shared/forms/form-controls.js';
import { disableNativeMessages } from './native-submit.js';
import { platformAction } from './form-action.js';

interface Options {
  fields: readonly unknown[];
  formId: string;
  buttonText: string;
}

const builtForms = new WeakSet<HTMLFormElement>();

/**
 * The author's form, which may also be inserted later; without one, a form built from the field list, which is removed with
 * the block. `undefined` while there is neither.
 */
export function useFormElement(
  host: Pick<Host, 'busy'> & { readonly element: HTMLElement },
  { fields, formId, buttonText }: Options,
): HTMLFormElement | undefined {
  const { element } = host;
  const [built, setBuilt] = useState<HTMLFormElement>();
  const own = useAuthorsForm(element);
  const isNeeded = fields.length > 0 && own === undefined;
  useLayoutEffect(() => {
    if (!isNeeded) return;
    const action = platformAction() + encodeURIComponent(formId);
    let form: HTMLFormElement | undefined;
    let removed = false;
    // Most forms are written by their authors, so the code that builds one is loaded only when it is needed.
    host.busy = import('../field-list/build-form.js')
      .then(({ buildForm }) => {
        if (removed) return;
        form = buildForm(element, fields, action, buttonText);
        builtForms.add(form);
        element.append(ownElement(form));
        const ready = form;
        flushSync(() => setBuilt(ready));
      })
      .catch((error: unknown) => warnOnce('a form could not be rendered.', element, error)); // storefront §8: console only
    return () => {
      removed = true;
      if (form) ofForm(form, 'remove')();
      setBuilt(undefined);
    };
  }, [host, element, fields, formId, buttonText, isNeeded]);

  const form = own ?? built;
  useLayoutEffect(() => {
    if (!form) return;
    // A page may put a copy into a block that works already.
    takeBack(form);
    return disableNativeMessages(form);
  }, [form]);
  return form;
}

function useAuthorsForm(element: HTMLElement): HTMLFormElement | undefined {
  const { get, subscribe } = useMemo(
    () => ({
      get: () => [...element.querySelectorAll('form')].find((form) => !builtForms.has(form)),
      subscribe(onChange: () => void) {
        const observer = new MutationObserver(onChange);
        observer.observe(element, { childList: true, subtree: true });
        return () => observer.disconnect();
      },
    }),
    [element],
  );
  return useSubscription(subscribe, get);
}
