import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTurns, hashPassword, isPassword } from './passwords.js';

const TIDE = '1581e6ccb916ec1aa9cc1852e7083c5e664f994edc464cd642e27e12ede29965';

describe('a password', () => {
  it('is known again by its hash, which is another each time, and says how it was made', async () => {
    const [one, other] = await Promise.all(['salt glaze', 'salt glaze'].map(hashPassword));
    assert.notEqual(one, other);
    assert.match(one ?? '', /^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    assert.equal(await isPassword('salt glaze', one ?? ''), true);
    assert.equal(await isPassword('Salt glaze', one ?? ''), false);
  });
  it('can be of a hash with other costs, from before or after', async () => {
    const cheap = 'scrypt$1024$8$1$AAAAAAAAAAAAAAAAAAAAAA$';
    // Made by OpenSSL: kdf -keylen 32 -kdfopt pass:tide -kdfopt hexsalt:00… -kdfopt n:1024 -kdfopt r:8 -kdfopt p:1 SCRYPT
    const key = Buffer.from(TIDE, 'hex').toString('base64url');
    assert.equal(await isPassword('tide', cheap + key), true);
    assert.equal(await isPassword('ebb', cheap + key), false);
  });
  it('is refused where what is stored is no hash', async () => {
    for (const hash of ['', 'salt glaze', 'scrypt$0$8$3$$', 'md5$1$1$1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA'])
      await assert.rejects(isPassword('salt glaze', hash), TypeError);
  });
});

describe('turns', () => {
  it('run one at a time, let some wait, and turn the others away', async () => {
    const inTurn = createTurns(1);
    const order: string[] = [];
    let finish = () => {};
    const first = inTurn(async () => {
      order.push('first begins');
      await new Promise<void>((resolve) => (finish = resolve));
      order.push('first ends');
      return 1;
    });
    const second = inTurn(() => {
      order.push('second');
      return Promise.reject(new Error('a fault of its own'));
    });
    assert.equal(await inTurn(() => Promise.resolve(3)), undefined);
    finish();
    assert.equal(await first, 1);
    await assert.rejects(second, /a fault of its own/);
    assert.deepEqual(order, ['first begins', 'first ends', 'second']);
    assert.equal(await inTurn(() => Promise.resolve(4)), 4);
  });
});
