/** With the attributes `toolname` and others an agent of the browser sends a form (https://github.com/webmachinelearning/webmcp). */
interface AgentSubmit extends Event {
  readonly agentInvoked?: boolean;
  respondWith?(result: Promise<string>): void;
}

/**
 * To be called by who prevents a submit: the agent that has caused it waits for its result, and without one the browser says
 * that the page has an error. Only the first who responds is heard.
 */
export function respondToAgent(event: AgentSubmit, result: () => Promise<string>): void {
  if (event.agentInvoked !== true) return;
  try {
    event.respondWith?.(result());
  } catch {
    // another listener has responded
  }
}
