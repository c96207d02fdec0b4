import { pageContext } from '../../platform/page/read-page.js';
import { openTabChannel } from '../../platform/page/tab-channel.js';
import { isAdmin } from '../../site/roles/has-role.js';
import { readRoles } from '../../site/roles/read-roles.js';
import { isSignedIn } from '../../site/roles/user-kind.js';
import { ignoreErrors } from './send.js';

/** The name of the `BroadcastChannel` (ambiguity A107). */
export const EDITOR_CHANNEL = 'sq-editor';

export interface EditorEvent {
  readonly actor?: string;
  readonly action: string;
  readonly object_type?: string;
  readonly object_identifier?: string;
  readonly product_page?: string;
  readonly product_section?: string;
}

/** The specification does not say how editor events are sent: an application may supply its own transport. */
export interface EditorTransport {
  send(event: EditorEvent): void;
  close(): void;
}

/** The default transport: a message to the site's other tabs. `close` ends the sending. */
export function broadcastToTabs(): EditorTransport {
  let post: ((event: EditorEvent) => void) | undefined = openTabChannel(EDITOR_CHANNEL);
  return { send: (event) => post?.(event), close: () => (post = undefined) };
}

/** Needs admin access (storefront §6). */
const mayBroadcast = () => isSignedIn() && isAdmin(readRoles(pageContext().raw.websiteRoles));

export const createEditorTracker = (transport: EditorTransport = broadcastToTabs()) => ({
  track: (event: EditorEvent): void =>
    ignoreErrors(() => {
      if (mayBroadcast()) transport.send(event);
    }),
  close: (): void => ignoreErrors(() => transport.close()),
});
