import { expect } from '@open-wc/testing';
import { readCart } from './read-cart.js';

describe('readCart', () => {
  it('reads the strings [CRT-005]', () => {
    expect(readCart({ id: 'a', websiteId: 'b', orderId: 'c' })).to.include({ id: 'a', websiteId: 'b', orderId: 'c' });
    expect(readCart({ id: 7 })).to.include({ id: '', websiteId: '', orderId: '' });
  });
  it('reads the timestamp as a date [CRT-006]', () => {
    expect(readCart({ created: 86_400_000 })!.created!.toISOString()).to.equal('1970-01-02T00:00:00.000Z');
    expect(readCart({ created: '1970-01-02' })!.created!.getTime()).to.equal(86_400_000);
    for (const created of ['never', true, null]) expect(readCart({ created })!.created).to.equal(undefined);
  });
  it('reads whether it is purchased [CRT-007]', () => {
    expect(readCart({ isPurchased: true })!.isPurchased).to.equal(true);
    expect(readCart({ isPurchased: 'yes' })!.isPurchased).to.equal(false);
  });
  it('reads the lists [CRT-008]', () => {
    const names = [
      'entries',
      'shippingOptions',
      'applicableTaxRules',
      'coupons',
      'validCoupons',
      'invalidCoupons',
    ] as const;
    const full = readCart(Object.fromEntries(names.map((name) => [name, [name]])))!;
    for (const name of names) expect(full[name]).to.deep.equal([name]);
    for (const name of names) expect(readCart({ [name]: 'no list' })![name]).to.deep.equal([]);
  });
  it('reads the objects [CRT-009]', () => {
    const cart = readCart({ selectedShippingOption: { id: 1 }, shippingLocation: { zip: '1' } })!;
    expect(cart.selectedShippingOption).to.deep.equal({ id: 1 });
    expect(cart.shippingLocation).to.deep.equal({ zip: '1' });
    expect(readCart({ shippingLocation: [] })!.shippingLocation).to.equal(undefined);
  });
  it('reads the numbers [CRT-010]', () => {
    const names = [
      'subtotalCents',
      'taxCents',
      'shippingCostCents',
      'discountCents',
      'grandTotalCents',
      'totalQuantity',
    ] as const;
    for (const [index, name] of names.entries()) expect(readCart({ [name]: index + 1 })![name]).to.equal(index + 1);
    for (const value of ['NaN', Infinity])
      for (const name of names) expect(readCart({ [name]: value })![name]).to.equal(0);
  });
  it('reads the subtotal as money, by default 0 USD [CRT-011]', () => {
    expect(readCart({ subtotalAmount: { currency: 'EUR', value: '3.50' } })!.subtotalAmount).to.deep.equal({
      currency: 'EUR',
      value: '3.50',
    });
    expect(readCart({ subtotalAmount: { value: 3.5 } })!.subtotalAmount.value).to.equal('3.5');
    expect(readCart({})!.subtotalAmount).to.deep.equal({ currency: 'USD', value: '0' });
  });
  it('reads the booleans [CRT-012]', () => {
    for (const name of ['hasDigital', 'purelyDigital', 'requiresShipping'] as const) {
      expect(readCart({ [name]: true })![name]).to.equal(true);
      expect(readCart({})![name]).to.equal(false);
    }
  });
  it('returns undefined for anything but an object', () => {
    for (const data of [null, undefined, 'cart', 3, []]) expect(readCart(data)).to.equal(undefined);
  });
});
