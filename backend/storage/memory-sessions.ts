import type { OwnerSession, SecondFactor, SignInStorage } from './sessions.js';

/** Lasts as long as the process. */
export function memorySessions(): SignInStorage {
  let password: string | undefined;
  let secondFactor: SecondFactor | undefined;
  const sessions = new Map<string, OwnerSession>();
  const links = new Map<string, number>();
  const members = new Map<string, { readonly member: string; readonly expiresAt: number }>();
  /** Runs at once, and hands over what it returns or throws as a promise. */
  const soon = <T>(run: () => T) => new Promise<T>((resolve) => resolve(run()));

  return {
    readPassword: () => soon(() => password),
    setPassword: (hash, present) =>
      soon(() => {
        if (password !== present) return false;
        password = hash;
        sessions.clear();
        links.clear();
        return true;
      }),
    readSecondFactor: () => soon(() => secondFactor),
    setSecondFactor: (factor, present) =>
      soon(() => {
        if (secondFactor?.secret !== present) return false;
        secondFactor = factor;
        sessions.clear();
        return true;
      }),
    useStep: (secret, step) =>
      soon(() => {
        if (secondFactor?.secret !== secret || secondFactor.lastStep >= step) return false;
        secondFactor = { secret, lastStep: step };
        return true;
      }),
    addSession: (session, now, present, secret) =>
      soon(() => {
        if (password !== present || secondFactor?.secret !== secret) return false;
        for (const [hash, { expiresAt }] of sessions) if (expiresAt <= now) sessions.delete(hash);
        sessions.set(session.tokenHash, session);
        return true;
      }),
    readSession: (tokenHash, now) =>
      soon(() => {
        const session = sessions.get(tokenHash);
        return session && session.expiresAt > now ? session : undefined;
      }),
    prolongSession: (tokenHash, expiresAt, now) =>
      soon(() => {
        const session = sessions.get(tokenHash);
        if (session && session.expiresAt > now)
          sessions.set(tokenHash, { ...session, expiresAt: Math.min(expiresAt, session.endsAt) });
      }),
    endSession: (tokenHash) => soon(() => void sessions.delete(tokenHash)),
    addSignInLink: (tokenHash, expiresAt, now) =>
      soon(() => {
        for (const [hash, end] of links) if (end <= now) links.delete(hash);
        links.set(tokenHash, expiresAt);
      }),
    useSignInLink: (tokenHash, now) =>
      soon(() => {
        const expiresAt = links.get(tokenHash);
        return links.delete(tokenHash) && expiresAt !== undefined && expiresAt > now;
      }),
    addMember: (tokenHash, member, expiresAt, now) =>
      soon(() => {
        for (const [hash, one] of members) if (one.expiresAt <= now) members.delete(hash);
        members.set(tokenHash, { member, expiresAt });
      }),
    findMember: (tokenHash, now) =>
      soon(() => {
        const found = members.get(tokenHash);
        return found && found.expiresAt > now ? found.member : undefined;
      }),
    endMember: (tokenHash) => soon(() => void members.delete(tokenHash)),
  };
}
