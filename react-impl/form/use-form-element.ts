import { useLayoutEffect, useState } from 'react';
import { pageContext } from '../../shared/page/read-page.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import type { FormMessage } from '../../shared/i18n/en/form.js';
import type { Field } from './logic/read-fields.js';

interface Options {
  fields: readonly Field[];
  formId: string;
  buttonText: string;
  say(key: FormMessage): string;
}

/** The author's form, also one that is put in later; else one built of the field list, for as long as the block lives. */
export function useFormElement(
  element: HTMLElement,
  { fields, formId, buttonText, say }: Options,
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
    void import('./build-form.js').then(({ buildForm }) => {
      if (gone) return;
      form = buildForm(fields, action, buttonText, say);
      element.append(form);
      setBuilt(form);
    });
    return () => {
      gone = true;
      form?.remove();
      setBuilt(undefined);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `say` only depends on the language of the place
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
