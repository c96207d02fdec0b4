import { useLayoutEffect, useMemo, useState } from 'react';
import { warnOnce } from '../../../shared/platform/log.js';
import { pageContext } from '../../../shared/platform/page/read-page.js';
import { useSubscription } from '../../hooks/use-subscription.js';
import { member } from './form-controls.js';
import { silence } from './native-submit.js';

interface Options {
  fields: readonly unknown[];
  formId: string;
  buttonText: string;
}

const made = new WeakSet<HTMLFormElement>();

/** The author's form, also one that is put in later; else one built of the field list, for as long as the block lives. */
export function useFormElement(
  element: HTMLElement,
  { fields, formId, buttonText }: Options,
): HTMLFormElement | undefined {
  const [built, setBuilt] = useState<HTMLFormElement>();
  const own = useAuthorsForm(element);
  const wanted = fields.length > 0 && own === undefined;
  useLayoutEffect(() => {
    if (!wanted) return;
    const action = `${pageContext().apiRoot}form/submit/${encodeURIComponent(formId)}`;
    let form: HTMLFormElement | undefined;
    let gone = false;
    // Most forms are written by their authors: the code that builds one comes only where it is wanted.
    import('./build-form.js')
      .then(({ buildForm }) => {
        if (gone) return;
        form = buildForm(element, fields, action, buttonText);
        made.add(form);
        element.append(form);
        setBuilt(form);
      })
      .catch((error: unknown) => warnOnce('a form could not be rendered.', element, error)); // storefront §8: console only
    return () => {
      gone = true;
      if (form) member(form, 'remove')();
      setBuilt(undefined);
    };
  }, [element, fields, formId, buttonText, wanted]);

  const form = own ?? built;
  useLayoutEffect(() => form && silence(form), [form]);
  return form;
}

function useAuthorsForm(element: HTMLElement): HTMLFormElement | undefined {
  const { get, subscribe } = useMemo(
    () => ({
      get: () => [...element.querySelectorAll('form')].find((form) => !made.has(form)),
      subscribe(listener: () => void) {
        const observer = new MutationObserver(listener);
        observer.observe(element, { childList: true, subtree: true });
        return () => observer.disconnect();
      },
    }),
    [element],
  );
  return useSubscription(subscribe, get);
}
