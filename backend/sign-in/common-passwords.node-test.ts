import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isCommon } from './common-passwords.js';

describe('a password', () => {
  const common = [
    '123456789012345',
    'aaaaaaaaaaaaaaaa',
    'abababababababab',
    'passwordpassword',
    'Password1234567!',
    'P@ssw0rdP@ssw0rd',
    'qwertyuiop123456',
    'qwertyuiopasdfghjkl',
    '1qaz2wsx3edc4rfv',
    'correct horse battery staple',
    'correcthorsebatterystaple',
    'iloveyouiloveyou',
    'tidewater.example2026',
    'welcome to the shop 2026',
    'adminadminadmin1',
    'abcdefghijklmnopqrstuvwxyz',
    '987654321987654321',
    '2026-11-30 12:00:00',
    'Summer2026Summer2026',
    'Tidewater Tidewater',
    'Salt Glaze Salt Glaze 7',
    // Seven letters besides, and four different ones.
    'password2026bluemug',
    'xkxjkvvxkjjvkxxv',
  ];
  for (const password of common)
    it(`is common: ${password}`, () => assert.equal(isCommon(password, ['tidewater.example']), true));

  const names = [
    'Tidewater Studio',
    'tidewaterstudio',
    'Tidewater Studio 2026',
    'TidewaterStudio!!',
    'tidewater-studio-1',
    'Studio.Tidewater',
    'TIDEWATER_STUDIO_SHOP',
    'tidewater-studio.example',
    'T1dew@ter Studi0 99',
    'Example Harbour Pots',
  ];
  for (const password of names)
    it(`is a name of the site: ${password}`, () =>
      assert.equal(
        isCommon(password, ['127.0.0.1', 'tidewater-studio.example', 'www.harbour-pots.co.uk', 'example.org']),
        true,
      ));

  it('is a name of the site, however short: the kiln and my pots', () =>
    assert.equal(isCommon('the kiln and my pots', ['kiln.example']), true));

  const good = [
    'password2026bluemugs',
    'xkxjkvvzkjjvkxxv',
    'wheel-thrown since 1998',
    'stoneware and salt',
    'Töpferei am Hafenbecken',
    'kiln otter bramble seven',
    'x9#Lq2!vTr8$wZe4mB',
    '海岸の陶芸工房は朝が一番静かだ',
    'гончарная мастерская у моря',
  ];
  for (const password of good)
    it(`is not common: ${password}`, () => assert.equal(isCommon(password, ['tidewater.example']), false));
});
