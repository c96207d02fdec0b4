import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { CaptchaProvider } from '../../../shared/forms/captcha/captcha.js';
import { pageContext } from '../../../shared/platform/page/read-page.js';
import { useFeature } from '../../hooks/use-feature.js';
import type { FormCaptcha } from './captcha.js';

/**
 * The captcha of a form, once its code is loaded. Without a `siteKey` the page context's `captchaSiteKey` is used.
 */
export function useCaptcha(
  form: HTMLFormElement | undefined,
  provider: CaptchaProvider | 'none',
  siteKey: string,
): RefObject<FormCaptcha | undefined> {
  const captcha = useRef<FormCaptcha>(undefined);
  const addCaptcha = useFeature(provider !== 'none', () => import('./captcha.js'));
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
  const key = pageContext().websiteSettings['captchaSiteKey'];
  return typeof key === 'string' ? key : '';
}

/** Counts that a form was rendered, on pages of a known site. */
export function useRenderCount(form: HTMLFormElement | undefined, formId: string): void {
  const isCounted = Boolean(form && formId && pageContext().website['id']);
  const countRender = useFeature(isCounted, () => import('./count-render.js'));
  useLayoutEffect(() => countRender?.(formId), [countRender, formId]);
}
