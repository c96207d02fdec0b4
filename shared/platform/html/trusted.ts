import { onePerPage } from '../store.js';

/** A Trusted Types policy. Its results are strings for TypeScript and trusted values for the browser. */
interface Policy {
  createHTML(text: string): string;
  createScript(text: string): string;
  createScriptURL(text: string): string;
}
type Factory = { createPolicy(name: string, rules: Policy): Policy };

const same = (text: string) => text;

/**
 * The kit's one Trusted Types policy, `sq`: a page that enforces them allows it with `trusted-types sq`. Only
 * content of the site's owner passes it (attributes of a block, addresses in the kit's code), never content of a visitor
 * or a server, but for texts that are read in a document where nothing runs or loads. `undefined` where the page refuses
 * the policy: callers then use plain text or nothing.
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
