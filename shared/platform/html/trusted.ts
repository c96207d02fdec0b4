import { onePerPage } from '../store.js';

/** What a Trusted Types policy makes; sinks take it in place of text. */
interface Policy {
  createHTML(text: string): string;
  createScript(text: string): string;
  createScriptURL(text: string): string;
}
type Factory = { createPolicy(name: string, rules: Policy): Policy };

const same = (text: string) => text;

/**
 * The kit's one Trusted Types policy, `sq`: a page that enforces them allows it with `trusted-types sq`. What passes
 * it is the site owner's own (attributes of a block, addresses the kit names itself), never a visitor's or a
 * server's words. `undefined` where the page refuses the policy: callers then do without.
 */
function policy(): Policy | undefined {
  return onePerPage('trusted-types', () => {
    const rules: Policy = { createHTML: same, createScript: same, createScriptURL: same };
    const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
    if (!factory) return rules;
    try {
      return factory.createPolicy('sq', rules);
    } catch {
      return undefined;
    }
  });
}

export const trustedHtml = (text: string): string | undefined => policy()?.createHTML(text);
export const trustedScript = (text: string): string | undefined => policy()?.createScript(text);
export const trustedScriptUrl = (url: string): string | undefined => policy()?.createScriptURL(url);
