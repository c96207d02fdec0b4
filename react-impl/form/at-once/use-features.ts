import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { CaptchaProvider } from '../../../shared/forms/captcha/captcha.js';
import { pageContext } from '../../../shared/platform/page/read-page.js';
import { warnOnce } from '../../../shared/platform/log.js';
import { useFeature } from '../../hooks/use-feature.js';
import { useLatest } from '../../hooks/use-latest.js';
import { ofForm } from '../../../shared/forms/form-controls.js';
import type { FormCaptcha } from '../features/captcha.js';
import type { StepOptions } from '../features/steps.js';

/** Text areas that may have a counter. */
const COUNTED = 'textarea:is([maxlength], [max-length], [data-max-length])';

/**
 * The captcha of a form, once its code is loaded. Without a `siteKey` the page context's `captchaSiteKey` is used.
 */
export function useCaptcha(
  form: HTMLFormElement | undefined,
  provider: CaptchaProvider | 'none',
  siteKey: string,
): RefObject<FormCaptcha | undefined> {
  const captcha = useRef<FormCaptcha>(undefined);
  const addCaptcha = useFeature(provider !== 'none', () => import('../features/captcha.js'));
  const key = siteKey || siteKeyOfPage();
  useLayoutEffect(() => {
    if (!form || !addCaptcha || provider === 'none') return;
    const added = (captcha.current = addCaptcha(form, provider, key));
    return () => {
      captcha.current = undefined;
      added.remove();
    };
  }, [form, addCaptcha, provider, key]);
  return captcha;
}

function siteKeyOfPage(): string {
  const key = pageContext().websiteSettings.captchaSiteKey;
  return typeof key === 'string' ? key : '';
}

interface Features extends StepOptions {
  readonly formId: string;
  readonly addressSuggestions: boolean;
}

/** What only some forms need; each loads its code when the form has a use for it. */
export function useFeatures(form: HTMLFormElement | undefined, options: Features): void {
  const { formId, addressSuggestions } = options;
  const latest = useLatest<StepOptions>(options);
  const suggest = useFeature(addressSuggestions, () => import('../features/suggest-addresses.js'));
  useOn(form, suggest);
  const helpFields = useFeature(has(form, `${COUNTED}, :required`), () => import('../features/fields.js'));
  useOn(form, helpFields);
  const listFiles = useFeature(has(form, '[type=file]'), () => import('../features/file-list.js'));
  useOn(form, listFiles);
  const showParts = useFeature(
    contains(form, '[data-sq-step], [data-sq-show-if]'),
    () => import('../features/show-parts.js'),
  );
  useOn(form, showParts, latest);
  // Counts that a form was rendered, on pages of a known site.
  const isCounted = Boolean(form && formId && pageContext().website.id);
  const countRender = useFeature(isCounted, () => import('../features/count-render.js'));
  useLayoutEffect(() => countRender?.(formId), [countRender, formId]);
}

/** Runs a feature for the form; it returns how to stop. A form works without it. */
function useOn<O = undefined>(
  form: HTMLFormElement | undefined,
  run: ((form: HTMLFormElement, options: O) => () => void) | undefined,
  options?: O,
): void {
  useLayoutEffect(() => {
    try {
      return form && run?.(form, options as O);
    } catch (error) {
      warnOnce('a part of a form does not work.', error);
    }
  }, [form, run, options]);
}

const contains = (form: HTMLFormElement | undefined, selector: string): boolean =>
  form !== undefined && ofForm(form, 'querySelector')(selector) !== null;

/** Whether a form has a control like this, also outside of it. */
const has = (form: HTMLFormElement | undefined, selector: string): boolean =>
  form !== undefined && [...ofForm(form, 'elements')].some((each) => each.matches(selector));
