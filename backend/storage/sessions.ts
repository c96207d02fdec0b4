/** The owner is signed in on one browser. */
export interface OwnerSession {
  /** SHA-256 of the secret in the browser's cookie: whoever reads the database cannot sign in with it. */
  readonly tokenHash: string;
  /** By the link that the server printed, instead of the password: may set a password without the present one. */
  readonly byLink: boolean;
  /** Unless it is used before. Milliseconds since 1970. */
  readonly expiresAt: number;
  /** However it is used. */
  readonly endsAt: number;
}

/** What the owner's phone makes codes of (TOTP), in base32. It is needed as it is, not as a hash. */
export interface SecondFactor {
  readonly secret: string;
  /** The step of the last code that was used: a code counts once. */
  readonly lastStep: number;
}

/**
 * What the sign-in of the owner and of members needs of a database; each method is one transaction. The only storage whose methods are
 * all asynchronous already.
 */
export interface SignInStorage {
  /** The hash of the owner's password; `undefined` before one is set. */
  readPassword(): Promise<string | undefined>;
  /**
   * Replaces the password, and ends all sessions and links, if it is still `present`, or there is still none. False: it was
   * changed meanwhile.
   */
  setPassword(hash: string, present: string | undefined): Promise<boolean>;

  readSecondFactor(): Promise<SecondFactor | undefined>;
  /**
   * Switches the second factor on, or off with `undefined`, and ends all sessions, if its secret is still `present`. False:
   * it was changed meanwhile.
   */
  setSecondFactor(factor: SecondFactor | undefined, present: string | undefined): Promise<boolean>;
  /** Uses up the code of this step, and all before it: true for one call only, of however many at once. */
  useStep(secret: string, step: number): Promise<boolean>;

  /**
   * Deletes those that expired before `now`. False, without a session, where the password is not `present` any more, or the
   * second factor has another secret: their change ends all sessions, also those that are about to begin.
   */
  addSession(
    session: OwnerSession,
    now: number,
    present: string | undefined,
    secret: string | undefined,
  ): Promise<boolean>;
  /** `undefined` for one that has ended, has expired, or never was. */
  readSession(tokenHash: string, now: number): Promise<OwnerSession | undefined>;
  /** Moves the end of a session that is used, but not beyond `endsAt`. One that has expired stays so. */
  prolongSession(tokenHash: string, expiresAt: number, now: number): Promise<void>;
  endSession(tokenHash: string): Promise<void>;

  /** Deletes those that expired before `now`. */
  addSignInLink(tokenHash: string, expiresAt: number, now: number): Promise<void>;
  /** Uses the link up: true for one call only, of however many at once. False for one that has expired or never was. */
  useSignInLink(tokenHash: string, now: number): Promise<boolean>;

  /**
   * A member is signed in, or known, on the browser that has what this is the hash of. Deletes those that expired before `now`; one
   * that is there already gets the new end.
   */
  addMember(tokenHash: string, member: string, expiresAt: number, now: number): Promise<void>;
  /** The member; `undefined` for what has ended, has expired, or never was. */
  findMember(tokenHash: string, now: number): Promise<string | undefined>;
  endMember(tokenHash: string): Promise<void>;
}
