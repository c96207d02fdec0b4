import { onePerPage } from '../store.js';

/** A Trusted Types policy. Its results are strings for TypeScript and trusted values for the browser. */
interface Policy {
  createHTML(text: string, key?: object): string;
  createScript(text: string, key?: object): string;
  createScriptURL(text: string, key?: object): string;
}
type Factory = { createPolicy(name: string, rules: Policy): Policy };

/** What the functions below say to the policy, and nobody else can: they know where a text goes. */
const ownKey = () => onePerPage('trusted-types-key', () => ({}));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The kit's one Trusted Types policy, `sq`: a page that enforces them allows it with `trusted-types sq`. By itself it lets
 * nothing run: of HTML the text is left, of scripts only JSON, and no address. `undefined` where the page refuses the policy:
 * callers then use plain text or nothing.
 */
function policy(): Policy | undefined {
  return onePerPage('trusted-types', () => {
    const own = ownKey();
    const rules: Policy = {
      createHTML: (text, key) => (key === own ? text : text.replace(/<[^<>]*>?/g, '')),
      createScript: (text, key) => (key === own || isJson(text) ? text : ''),
      createScriptURL: (url, key) => (key === own ? url : ''),
    };
    const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
    if (!factory) return rules;
    try {
      return factory.createPolicy('sq', rules);
    } catch {
      return undefined;
    }
  });
}

/**
 * HTML of anybody as a document of its own, in which nothing runs or loads. What goes from there into the page is copied by
 * an allow list (`copy-allowed.ts`); only the HTML of the page's own author is not (`insert-html.ts`).
 */
export function parseHtml(text: string): Document | undefined {
  const trusted = policy()?.createHTML(text, ownKey());
  return trusted === undefined ? undefined : new DOMParser().parseFromString(trusted, 'text/html');
}

/** JSON for a script element that never runs: a sink of Trusted Types all the same. Empty where the text is no JSON. */
export const trustedJson = (text: string): string | undefined => policy()?.createScript(text);

/** Only for a script that the page's author has written. */
export const trustedScript = (text: string): string | undefined => policy()?.createScript(text, ownKey());

/** Only for an address in the kit's code, or one of a script that the page's author has written. */
export const trustedScriptUrl = (url: string): string | undefined => policy()?.createScriptURL(url, ownKey());
