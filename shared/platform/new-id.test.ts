import { expect } from '@open-wc/testing';
import { pretend } from '../testing/storage.js';
import { newId } from './new-id.js';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('new id', () => {
  for (const [where, prepare] of [
    ['on https pages', () => () => {}],
    ['on http pages, which have no randomUUID', () => pretend(crypto, 'randomUUID', undefined)],
  ] as const)
    it(`is a random UUID ${where}`, () => {
      const restore = prepare();
      const ids = Array.from({ length: 200 }, newId);
      restore();
      for (const id of ids) expect(id).to.match(UUID);
      expect(new Set(ids).size).to.equal(200);
    });
});
