import { useLayoutEffect, useState } from 'react';
import { pageContext } from '../../shared/page/read-page.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { warnOnce } from '../../shared/log.js';

interface Options {
  fields: readonly unknown[];
  formId: string;
  buttonText: string;
}

/** The author's form, also one that is put in later; else one built of the field list, for as long as the block lives. */
export function useFormElement(
  element: HTMLElement,
  { fields, formId, buttonText }: Options,
): HTMLFormElement | undefined {
  useLightChildren(element); // a form that is put in later is found by drawing again
  const [built, setBuilt] = useState<HTMLFormElement>();
  const own = [...element.querySelectorAll('form')].find((form) => form !== built);
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
        element.append(form);
        setBuilt(form);
      })
      .catch((error: unknown) => warnOnce('a form could not be rendered.', element, error)); // storefront §8: console only
    return () => {
      gone = true;
      form?.remove();
      setBuilt(undefined);
    };
  }, [element, fields, formId, buttonText, wanted]);

  const form = own ?? built;
  // The block's own messages stand in for the browser's bubbles; the constraints stay in force.
  useLayoutEffect(() => {
    if (!form || form.noValidate) return;
    form.noValidate = true;
    return () => {
      form.noValidate = false;
    };
  }, [form]);
  return form;
}
