import type { AppOptions } from '../app-options.js';

/** The demo site's one member. Everybody may know the password: there is nothing behind it. */
export const DEMO_MEMBER = { email: 'member@tidewater.example', password: 'tide-and-clay' };

export const demoMember: Pick<AppOptions, 'checkMember'> = {
  checkMember: (email, password) => email.toLowerCase() === DEMO_MEMBER.email && password === DEMO_MEMBER.password,
};
