import { pageContext } from '../../platform/page/read-page.js';
import { isAdmin } from '../../site/roles/has-role.js';
import { readRoles } from '../../site/roles/read-roles.js';
import { isSignedIn } from '../../site/roles/user-kind.js';
import { quietly } from './send.js';

export interface EditorEvent {
  readonly actor?: string;
  readonly action: string;
  readonly object_type?: string;
  readonly object_identifier?: string;
  readonly product_page?: string;
  readonly product_section?: string;
}

/** How editor events travel is not specified: whoever has another way brings it. */
export interface EditorTransport {
  send(event: EditorEvent): void;
  close(): void;
}

/** Ambiguity A107: to the site's other tabs. A browser may refuse the channel: then nobody hears. */
export function broadcastToTabs(): EditorTransport {
  const channel = quietly(() => new BroadcastChannel('sq-editor'));
  return { send: (event) => channel?.postMessage(event), close: () => channel?.close() };
}

/** Needs admin access (storefront §6). */
const mayBroadcast = () => isSignedIn() && isAdmin(readRoles(pageContext().raw['websiteRoles']));

export const createEditorTracker = (transport: EditorTransport = broadcastToTabs()) => ({
  track: (event: EditorEvent): void =>
    quietly(() => {
      if (mayBroadcast()) transport.send(event);
    }),
  close: (): void => quietly(() => transport.close()),
});
