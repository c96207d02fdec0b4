import { expect } from '@open-wc/testing';
import { CURRENCIES, DEFAULT_CURRENCY, fractionDigits } from './currencies.js';
import { formatMoney } from './format-money.js';
import { toDecimal, toMinorUnits } from './to-minor-units.js';

describe('money', () => {
  it('has the listed currencies [PRD-019]', () => {
    expect(new Set(CURRENCIES).size).to.equal(CURRENCIES.length);
    for (const code of ['EUR', 'USD', 'JPY', 'ZAR', 'INR', 'CZK']) expect(CURRENCIES).to.include(code);
    for (const code of CURRENCIES)
      expect(new Intl.DisplayNames('en', { type: 'currency' }).of(code)).not.to.equal(code);
  });
  it('has the 26 that divide into hundredths, and the yen (ambiguity A04) [PRD-020]', () => {
    const divided = CURRENCIES.filter((code) => fractionDigits(code) === 2);
    expect([divided.length, CURRENCIES.filter((code) => !divided.includes(code))]).to.deep.equal([26, ['JPY']]);
  });
  for (const [code, digits, text] of [
    ['KRW', 0, '₩1,250'],
    ['VND', 0, '₫1,250'],
    ['CLP', 0, 'CLP\u00a01,250'],
    ['ISK', 0, 'ISK\u00a01,250'],
    ['KWD', 3, 'KWD\u00a01.250'],
    ['HUF', 2, 'HUF\u00a012.50'],
    ['jpy', 0, '¥1,250'],
    ['no currency', 2, '12.50 no currency'],
  ] as const)
    it(`of another shop, ${code}, is divided as that currency is`, () => {
      expect(fractionDigits(code)).to.equal(digits);
      expect(formatMoney(1250, code, 'en')).to.equal(text);
      expect(toMinorUnits(toDecimal(1250, code), code)).to.equal(1250);
    });
  it('has two fraction digits, and none for yen [PRD-021]', () => {
    for (const code of CURRENCIES) expect(fractionDigits(code)).to.equal(code === 'JPY' ? 0 : 2);
    expect(formatMoney(1250, 'USD', 'en')).to.equal('$12.50');
    expect(formatMoney(1250, 'JPY', 'en')).to.equal('¥1,250');
  });
  it('uses US dollars by default [PRD-022]', () => {
    expect(DEFAULT_CURRENCY).to.equal('USD');
  });
  it('formats as the language does', () => {
    expect(formatMoney(123456, 'EUR', 'de').replace(/\s/g, ' ')).to.equal('1.234,56 €');
  });
  it('allows at most 15 integer places [PRD-023]', () => {
    expect(formatMoney(99_999_999_999_999, 'USD', 'en')).to.equal('$999,999,999,999.99');
    expect(formatMoney(999_999_999_999_999, 'JPY', 'en')).to.equal('¥999,999,999,999,999');
    expect(formatMoney(1e15, 'JPY', 'en')).to.equal('');
    expect(formatMoney(1e17, 'USD', 'en')).to.equal('');
    expect(formatMoney(NaN, 'USD', 'en')).to.equal('');
  });
  it('in American English is as the browser writes it', () => {
    for (const language of ['en', 'en-US', 'EN-us'])
      for (const currency of ['USD', 'EUR', 'GBP'])
        for (const amount of [
          0, 1, -1, 99, 100, -100, 12345, 99999, 100000, -1234567, 123456789, 99_999_999_999_999, 0.5, 12.4,
        ])
          expect(formatMoney(amount, currency, language)).to.equal(
            new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100),
          );
  });
  it('of nothing has no sign', () => {
    expect([formatMoney(-0, 'USD', 'en'), formatMoney(-1, 'USD', 'en')]).to.deep.equal(['$0.00', '-$0.01']);
  });
  it('in a currency without a code is written as in its language', () => {
    expect(formatMoney(123456, 'Taler', 'de')).to.equal('1.234,56 Taler');
    expect(formatMoney(-123456, '€', 'en')).to.equal('-1,234.56 €');
  });
  it('in a language that cannot be read is written as in English', () => {
    expect(formatMoney(123456, 'EUR', 'not a language')).to.equal('€1,234.56');
    expect(formatMoney(123456, 'Taler', 'not a language')).to.equal('1,234.56 Taler');
  });
  it('falls back for an invalid currency code', () => {
    expect(formatMoney(100, 'nonsense', 'en')).to.equal('1.00 nonsense');
  });
});
