import { forgetPageContext } from '../platform/page/read-page.js';

const page = globalThis as { sqOrigins?: unknown };

/** Gives the page this context, as a site has it in its head. `origins`: others to which a script of it allows calls. */
export function setContext(context: object, origins?: readonly string[]): void {
  removeContext();
  if (origins) page.sqOrigins = origins;
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'sq-context';
  script.textContent = JSON.stringify(context);
  document.head.append(script);
  forgetPageContext();
}

export function removeContext(): void {
  document.getElementById('sq-context')?.remove();
  delete page.sqOrigins;
  forgetPageContext();
}
