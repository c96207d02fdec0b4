import { expect } from '@open-wc/testing';
import { errorsByField, fieldMeant } from './explain-failure.js';

describe('names of fields in answers of servers', () => {
  const meant = (key: string, ...names: string[]) =>
    fieldMeant(
      key,
      names.map((name) => [name, name] as const),
    );

  const SPELLINGS = [
    'contact[email]',
    'contact.email',
    'contact_email',
    'contact-email',
    'contactEmail',
    'Contact.Email',
    'contact[0][email]',
    'contact.0.email',
    'contact[][email]',
    '/contact/email',
    'contact/0/email',
    '["contact","email"]',
    'contact email',
  ];
  it('meet over brackets, dots, underscores, indices and case', () => {
    for (const key of SPELLINGS)
      for (const name of SPELLINGS) expect(meant(key, 'other', name), `${key} of ${name}`).to.equal(name);
  });
  it('the same name first, then the more alike', () => {
    expect(meant('a.b', 'a_b', 'a.b')).to.equal('a.b');
    expect(meant('items.1.name', 'items[0][name]', 'items[1][name]')).to.equal('items[1][name]');
    expect(meant('email', 'user[email]', 'email')).to.equal('email');
    expect(meant('name', 'name', 'first[name]', 'last[name]')).to.equal('name');
  });
  it('none where several may be meant, or where it is another word', () => {
    expect(meant('items.name', 'items[0][name]', 'items[1][name]')).to.equal(undefined);
    expect(meant('A.B', 'a_b', 'a.b')).to.equal(undefined);
    expect(meant('email', 'from[email]', 'to[email]')).to.equal(undefined);
    for (const [key, name] of [
      ['name', 'company_name'],
      ['mail', 'email'],
      ['line', 'line2'],
      ['email', 'emails'],
      ['__all__', 'name'],
      ['', 'name'],
      ['*', '[]'],
      ['0', 'name'],
      ['0', '[]'],
      ['data', 'name'],
      ['name', 'data'],
    ])
      expect(meant(key!, name!), `${key} of ${name}`).to.equal(undefined);
  });
  it('in paths: of a body, of JSON:API, of Symfony, and of a form with a prefix', () => {
    expect(meant('body email', 'email')).to.equal('email');
    expect(meant('["body","email"]', 'email', 'name')).to.equal('email');
    expect(meant('/data/attributes/email', 'email')).to.equal('email');
    expect(meant('children[contact].children[email].data', 'contact[email]')).to.equal('contact[email]');
    expect(meant('email', 'user[email]', 'user[name]')).to.equal('user[email]');
    expect(meant('email', 'fields[email]')).to.equal('fields[email]');
  });
  it('other alphabets, and names of Object', () => {
    expect(meant('Kontakt.Straße', 'kontakt[straße]')).to.equal('kontakt[straße]');
    expect(meant('お名前', 'お名前')).to.equal('お名前');
    expect(meant('constructor', '__proto__')).to.equal(undefined);
  });
  it('what is said twice of a field is said together, and what is of no field stays', () => {
    expect(
      errorsByField({ 'tags.0': 'Too short.', 'tags.1': 'Too long.', 'tags.2': 'Too short.', base: 'Closed.' }, [
        ['tags[]', 'tags[]'],
      ]),
    ).to.deep.equal({ 'tags[]': 'Too short. Too long.', base: 'Closed.' });
    expect(errorsByField({ 'phone.Areacode': 'No.' }, [['phone.Areacode', 'phone']])).to.deep.equal({ phone: 'No.' });
  });
});
