import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { SignInStorage } from '../storage/sessions.js';

type Openable = SignInStorage & { close(): unknown };

const HASH = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);

/** What every storage of the sign-in does. `open` may give the same storage twice, as two processes would have it. */
export function signInStorageSuite(open: (name: string) => Openable | Promise<Openable>): void {
  async function withTwo(name: string, run: (one: SignInStorage, other: SignInStorage) => Promise<void>) {
    const [one, other] = [await open(name), await open(name)];
    await run(one, other);
    await one.close();
    await other.close();
  }

  it('keeps a session until it ends or expires', () =>
    withTwo('sessions', async (one, other) => {
      await one.addSession({ tokenHash: HASH, byLink: true, expiresAt: 100, endsAt: 300 }, 0, undefined, undefined);
      await one.addSession({ tokenHash: OTHER, byLink: false, expiresAt: 200, endsAt: 300 }, 0, undefined, undefined);
      assert.deepEqual(await other.readSession(HASH, 99), {
        tokenHash: HASH,
        byLink: true,
        expiresAt: 100,
        endsAt: 300,
      });
      assert.equal((await other.readSession(OTHER, 99))?.byLink, false);
      assert.equal(await other.readSession(HASH, 100), undefined);
      await one.endSession(OTHER);
      assert.equal(await other.readSession(OTHER, 99), undefined);
      assert.equal(await other.readSession('c', 99), undefined);
    }));

  it('lets a session that is used go on, but not beyond its end, and no other', () =>
    withTwo('use', async (one, other) => {
      await one.addSession({ tokenHash: HASH, byLink: true, expiresAt: 100, endsAt: 250 }, 0, undefined, undefined);
      await one.addSession({ tokenHash: OTHER, byLink: true, expiresAt: 100, endsAt: 250 }, 0, undefined, undefined);
      await other.prolongSession(HASH, 190, 99);
      assert.equal((await one.readSession(HASH, 189))?.expiresAt, 190);
      assert.equal(await one.readSession(OTHER, 100), undefined);
      await other.prolongSession(HASH, 280, 189);
      assert.deepEqual(
        [(await one.readSession(HASH, 249))?.expiresAt, await one.readSession(HASH, 250)],
        [250, undefined],
      );
      await other.prolongSession(OTHER, 200, 100);
      assert.equal(await one.readSession(OTHER, 100), undefined);
    }));

  it('uses a link up once, for whoever comes first', () =>
    withTwo('links', async (one, other) => {
      await one.addSignInLink(HASH, 100, 0);
      const all = await Promise.all([one, other, one].map((storage) => storage.useSignInLink(HASH, 99)));
      assert.deepEqual(all.sort(), [false, false, true]);
      await one.addSignInLink(HASH, 100, 0);
      assert.equal(await other.useSignInLink(HASH, 100), false);
      assert.equal(await other.useSignInLink(OTHER, 0), false);
    }));

  it('ends sessions and links with the password', () =>
    withTwo('password', async (one, other) => {
      assert.equal(await one.readPassword(), undefined);
      await one.addSession({ tokenHash: HASH, byLink: true, expiresAt: 100, endsAt: 300 }, 0, undefined, undefined);
      await one.addSignInLink(OTHER, 100, 0);
      await one.setPassword('first', undefined);
      await one.setPassword('second', 'first');
      assert.equal(await other.readPassword(), 'second');
      assert.equal(await other.readSession(HASH, 1), undefined);
      assert.equal(await other.useSignInLink(OTHER, 1), false);
    }));

  it('changes a password once, of two that replace the same one, and begins no session with one of before', () =>
    withTwo('changes', async (one, other) => {
      const first = await Promise.all([one.setPassword('a', undefined), other.setPassword('b', undefined)]);
      assert.deepEqual(first.sort(), [false, true]);
      const present = await one.readPassword();
      const next = await Promise.all([one, other].map((storage, at) => storage.setPassword(`next ${at}`, present)));
      assert.deepEqual(next.sort(), [false, true]);
      const session = { tokenHash: HASH, byLink: false, expiresAt: 100, endsAt: 300 };
      assert.equal(await other.addSession(session, 0, present, undefined), false);
      assert.equal(await other.addSession(session, 0, undefined, undefined), false);
      assert.equal(await one.readSession(HASH, 1), undefined);
      assert.equal(await other.addSession(session, 0, await one.readPassword(), undefined), true);
      assert.equal((await one.readSession(HASH, 1))?.expiresAt, 100);
    }));

  it('has a second factor, whose codes count once, and whose change ends all sessions', () =>
    withTwo('second factor', async (one, other) => {
      const session = { tokenHash: HASH, byLink: false, expiresAt: 100, endsAt: 300 };
      assert.equal(await one.readSecondFactor(), undefined);
      assert.equal(await one.useStep('KEY', 8), false);
      await one.addSession(session, 0, undefined, undefined);
      const both = [one, other].map((storage, at) =>
        storage.setSecondFactor({ secret: `KEY${at}`, lastStep: 7 }, undefined),
      );
      assert.deepEqual((await Promise.all(both)).sort(), [false, true]);
      const secret = (await other.readSecondFactor())?.secret ?? '';
      assert.equal(await other.readSession(HASH, 1), undefined);
      assert.equal(await other.addSession(session, 0, undefined, undefined), false);
      assert.equal(await other.readSession(HASH, 1), undefined);
      assert.equal(await other.addSession(session, 0, undefined, secret), true);

      assert.equal(await other.useStep(secret, 7), false);
      const all = await Promise.all([one, other, one].map((storage) => storage.useStep(secret, 9)));
      assert.deepEqual(all.sort(), [false, false, true]);
      assert.equal(await one.useStep(secret, 8), false);
      assert.equal(await one.useStep('another', 10), false);
      assert.deepEqual(await one.readSecondFactor(), { secret, lastStep: 9 });

      assert.equal(await one.setSecondFactor(undefined, 'another'), false);
      assert.equal((await one.readSession(HASH, 1))?.expiresAt, 100);
      assert.equal(await one.setSecondFactor(undefined, secret), true);
      assert.deepEqual([await other.readSecondFactor(), await other.readSession(HASH, 1)], [undefined, undefined]);
    }));

  it('keeps who a member is until it ends or expires', () =>
    withTwo('members', async (one, other) => {
      await one.addMember(HASH, 'ada@example.com', 100, 0);
      assert.equal(await other.findMember(HASH, 99), 'ada@example.com');
      assert.equal(await other.findMember(HASH, 100), undefined);
      await other.addMember(HASH, 'ada@example.com', 300, 0);
      await other.addMember(OTHER, 'eve@example.com', 400, 200);
      assert.equal(await one.findMember(HASH, 250), 'ada@example.com');
      await one.endMember(OTHER);
      assert.equal(await other.findMember(OTHER, 250), undefined);
    }));
}
