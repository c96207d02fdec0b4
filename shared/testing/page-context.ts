import { forgetPageContext } from '../platform/page/read-page.js';

/** Gives the page this context, as a site has it in its head. */
export function setContext(context: object): void {
  removeContext();
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'sq-context';
  script.textContent = JSON.stringify(context);
  document.head.append(script);
  forgetPageContext();
}

export function removeContext(): void {
  document.getElementById('sq-context')?.remove();
  forgetPageContext();
}
