/** The calls, when the form is first used: what they share with services would weigh on pages with other blocks. */
export const loadSession = () => import('../../shared/services/session/site-user-session.js');
