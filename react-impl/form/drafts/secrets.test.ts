import { expect } from '@open-wc/testing';
import { asksForSecret, hasSecretNumber, isSecretToken } from './form-entries.js';

describe('what looks secret in a form', () => {
  it('is a field with a token of autofill for cards, codes and passwords, or with autofill off', () => {
    for (const token of ['cc-number', 'section-a cc-exp', 'one-time-code', 'new-password', 'current-password webauthn'])
      expect(isSecretToken(token), token).to.equal(true);
    expect(isSecretToken(' OFF ')).to.equal(true);
    for (const token of [null, '', 'name', 'email', 'street-address', 'tel-national', 'transaction-amount'])
      expect(isSecretToken(token), String(token)).to.equal(false);
  });
  it('is a field whose name or label asks for such a number', () => {
    for (const text of [
      'cardNumber',
      'card-no',
      'Credit card number',
      'SSN',
      'user_ssn',
      'Social security number',
      'Passport',
      'National ID number',
      "Driver's licence number",
      'Tax number',
      'IBAN',
      'cvc',
      'PIN',
      'passcode',
      'Account number',
      'Security code',
    ])
      expect(asksForSecret(text), text).to.equal(true);
    for (const text of [
      'Name',
      'Card',
      'Greeting card text',
      'Number of guests',
      'Phone number',
      'Order number',
      'House number',
      'Shipping',
      'Opinion',
      'Pink or blue?',
      'Account',
      'Ideas',
      'Company name',
    ])
      expect(asksForSecret(text), text).to.equal(false);
  });
  it('is a card number, wherever it stands', () => {
    for (const text of [
      '4111111111111111',
      '4111 1111 1111 1111',
      'My card is 5500-0000-0000-0004, until 03/28.',
      '378282246310005',
    ])
      expect(hasSecretNumber(text), text).to.equal(true);
    for (const text of ['4111 1111 1111 1112', '+44 20 7946 0958', '2026-11-22', '0049 30 901820', '12345678901234'])
      expect(hasSecretNumber(text), text).to.equal(false);
  });
  it('is a bank account number or a social security number', () => {
    for (const text of [
      'GB29 NWBK 6016 1331 9268 19',
      'de89370400440532013000',
      'Please use NO93 8601 1117 947 thank you',
      '078-05-1120',
    ])
      expect(hasSecretNumber(text), text).to.equal(true);
    for (const text of [
      'GB28 NWBK 6016 1331 9268 19',
      'at 12 we would like to have two rooms',
      '000-12-3456',
      '078051120',
    ])
      expect(hasSecretNumber(text), text).to.equal(false);
  });
  it('is found in long texts', () => {
    // A pattern that reads each of them again from each place would not end.
    const long = `${'1 '.repeat(500_000)}${'AB12 '.repeat(200_000)}${'078-05-'.repeat(200_000)}`;
    expect([hasSecretNumber(long), asksForSecret(long)]).to.deep.equal([false, false]);
    expect([hasSecretNumber(`${long} 078-05-1120`), asksForSecret(`${long} PIN`)]).to.deep.equal([true, true]);
  });
});
