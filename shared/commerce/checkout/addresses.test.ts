import { expect } from '@open-wc/testing';
import { donationCheckout, giftCardCheckout, subscriptionCheckout } from './addresses.js';

describe('addresses of checkouts', () => {
  it('encode what they are given', () => {
    expect(subscriptionCheckout('a b&c=d#é')).to.equal('/checkout/subscribe?cartToken=a%20b%26c%3Dd%23%C3%A9');
    expect(donationCheckout('../x?y')).to.equal('/checkout/donate?donatePageId=..%2Fx%3Fy');
    expect(giftCardCheckout({ websiteId: 'w&', giftCardProductId: 'p/', sku: 'S 1' })).to.equal(
      '/checkout/giftcard?websiteId=w%26&giftCardProductId=p%2F&sku=S%201',
    );
  });
  it('are empty without what they need', () => {
    expect(subscriptionCheckout('')).to.equal('');
    expect(donationCheckout('')).to.equal('');
    expect(giftCardCheckout({ websiteId: '', giftCardProductId: 'p', sku: '' })).to.equal('');
    expect(giftCardCheckout({ websiteId: 'w', giftCardProductId: '', sku: 'S' })).to.equal('');
  });
});
