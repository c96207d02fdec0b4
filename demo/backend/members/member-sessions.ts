/** Who is signed in as a member, by the SHA-256 of the secret in the browser's cookie. */
export interface MemberSessions {
  /** `expiresAt` and `now`: milliseconds since 1970. Forgets those that have expired. */
  add(tokenHash: string, member: string, expiresAt: number, now: number): void;
  /** The member's email; `undefined` for a session that has ended, has expired, or never was. */
  find(tokenHash: string, now: number): string | undefined;
  end(tokenHash: string): void;
}

/** In this process: a restart signs all members out. A site with more than one process stores them in its database. */
export function createMemberSessions(): MemberSessions {
  const sessions = new Map<string, { readonly member: string; readonly expiresAt: number }>();
  return {
    add(tokenHash, member, expiresAt, now) {
      for (const [hash, session] of sessions) if (session.expiresAt <= now) sessions.delete(hash);
      sessions.set(tokenHash, { member, expiresAt });
    },
    find(tokenHash, now) {
      const session = sessions.get(tokenHash);
      return session && session.expiresAt > now ? session.member : undefined;
    },
    end: (tokenHash) => void sessions.delete(tokenHash),
  };
}
