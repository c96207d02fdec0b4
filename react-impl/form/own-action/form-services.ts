/**
 * Form services whose documents say that they take a form from a script of any origin, with `Accept: application/json`, and
 * answer in JSON: docs/form-services.md has the sources.
 */
interface Service {
  readonly hosts: readonly string[];
  /** The hidden field with the page to show after success. Answers in JSON do not contain it. */
  readonly nextField?: string;
  /** The path for scripts, where it is another one. */
  readonly path?: (path: string) => string;
}

const SERVICES: readonly Service[] = [
  { hosts: ['formspree.io'], nextField: '_next' },
  { hosts: ['api.web3forms.com'], nextField: 'redirect' },
  { hosts: ['usebasin.com', 'www.usebasin.com'] },
  {
    hosts: ['formsubmit.co'],
    nextField: '_next',
    path: (path) => (path.startsWith('/ajax/') ? path : `/ajax${path}`),
  },
  { hosts: ['getform.io'] },
  { hosts: ['api.staticforms.xyz', 'api.staticforms.dev'], nextField: 'redirectTo' },
];

export interface KnownService {
  /** Where scripts send the form. */
  readonly address: string;
  readonly nextField: string | undefined;
}

/** `undefined` for an address of nobody that is known. */
export function formService(action: string): KnownService | undefined {
  const url = new URL(action);
  const service = SERVICES.find(({ hosts }) => hosts.includes(url.host));
  if (!service) return undefined;
  url.pathname = service.path?.(url.pathname) ?? url.pathname;
  return { address: url.href, nextField: service.nextField };
}
