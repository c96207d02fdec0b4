import { respondToAgent } from '../../../shared/platform/page/respond-to-agent.js';

/** Responds to an agent that has sent a form with what its block says once that is done. */
export const respondWithResult = (event: Event, block: HTMLElement, done: Promise<unknown>): void =>
  respondToAgent(event, async () => {
    const code = import('../features/agent-result.js').catch(() => undefined);
    await done;
    return (await code)?.resultOf(block, event.target as HTMLFormElement) ?? block.shadowRoot!.textContent;
  });
