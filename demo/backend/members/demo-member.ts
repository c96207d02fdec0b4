import type { AppOptions } from '../app-options.js';
import { createMemberSessions } from './member-sessions.js';

/** The demo site's one member. Everybody may know the password: there is nothing behind it. */
export const DEMO_MEMBER = { email: 'member@tidewater.example', password: 'tide-and-clay' };

/** One for the calls and the pages of this process. */
export const demoMember: Pick<AppOptions, 'checkMember' | 'memberSessions'> = {
  memberSessions: createMemberSessions(),
  checkMember: (email, password) => email.toLowerCase() === DEMO_MEMBER.email && password === DEMO_MEMBER.password,
};
