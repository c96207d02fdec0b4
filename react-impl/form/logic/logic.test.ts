import { expect } from '@open-wc/testing';
import { formMessages, type FormMessage } from '../../../shared/platform/i18n/en/form.js';
import { toPageContext } from '../../../shared/platform/page/read-page.js';
import type { RequestFailure } from '../../../shared/platform/requests/failure.js';
import { compoundValue, hiddenValue, padPhone } from './field-values.js';
import { formReducer, idle } from './form-state.js';
import { pageFields, submissionPayload } from './payload.js';
import { readFields } from './read-fields.js';
import { submitFailure } from './submit-failure.js';
import { readMaxLength } from './max-length.js';
import { isEmail, isUsZip, isWithin } from './validation.js';

const getText = (key: FormMessage) => formMessages[key];

describe('form logic', () => {
  it('an email has 3 to 256 characters, a local part, an at-sign, a dotted domain and a last label of 2 to 4 [FRM-028]', () => {
    for (const good of ['a@b.co', 'ada.l+x@mail.example.com', 'a@b.c0m1', `${'a'.repeat(251)}@b.co`])
      expect(isEmail(good), good).to.equal(true);
    for (const bad of [
      '',
      'a@',
      '@b.co',
      'a b@c.de',
      'a@b',
      'a@b.c',
      'a@b.abcde',
      'a@b.photography',
      'a@@b.co',
      'a@b..co',
      'a@b.co\n',
      `${'a'.repeat(252)}@b.co`,
    ])
      expect(isEmail(bad), bad).to.equal(false);
  });
  it('the pattern of HTML accepts any domain with a dot', () => {
    expect(isEmail('ada@studio.photography', 'html')).to.equal(true);
    expect(isEmail('ada@localhost', 'html')).to.equal(false);
  });
  it('a US zip code is exactly 5 digits [FRM-031]', () => {
    expect(['12345', '1234', '123456', '12345-6789', '1234a'].map(isUsZip)).to.deep.equal([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  it('a text must not exceed its maximum; an empty one passes [FRM-032]', () => {
    expect([isWithin('', 3), isWithin('abc', 3), isWithin('abcd', 3)]).to.deep.equal([true, true, false]);
  });
  it('a maximum that is not a whole number of 1 or more is ignored', () => {
    expect(['10', ' 10 ', 'ten', '0', '-1', '1.5', '', null].map(readMaxLength)).to.deep.equal([
      10,
      10,
      ...Array<undefined>(6),
    ]);
  });
  it('pads a phone of three parts with an empty first entry [FRM-012]', () => {
    expect(padPhone(['212', '555', '0100'])).to.deep.equal(['', '212', '555', '0100']);
    expect(padPhone(['1', '212', '555', '0100'])).to.deep.equal(['1', '212', '555', '0100']);
    expect(compoundValue('phone', { Line: '0100', Areacode: '212', Prefix: '555' })).to.deep.equal([
      '',
      '212',
      '555',
      '0100',
    ]);
  });
  it('takes a hidden value from the query, also an empty one', () => {
    expect(hiddenValue('source', 'own', '?source=ad')).to.equal('ad');
    expect(hiddenValue('source', 'own', '?source=')).to.equal('');
    expect(hiddenValue('source', 'own', '?Source=ad')).to.equal('own');
  });
  it('the state ignores a second submit, and only a running submission succeeds', () => {
    const submitting = formReducer(idle, { type: 'submit' });
    expect(formReducer(submitting, { type: 'submit' })).to.equal(submitting);
    expect(formReducer(idle, { type: 'succeed' })).to.equal(idle);
    expect(formReducer(submitting, { type: 'succeed' })).to.deep.equal({ name: 'success' });
    const failed = formReducer(submitting, { type: 'fail', failure: { message: '', errors: { a: 'A', b: 'B' } } });
    expect(formReducer(failed, { type: 'submit' })).to.deep.equal({ name: 'submitting' });
    const fixed = formReducer(failed, { type: 'fix', field: 'a' });
    expect(fixed).to.deep.equal({ name: 'failure', failure: { message: '', errors: { b: 'B' } } });
    expect(formReducer(fixed, { type: 'fix', field: 'b' })).to.equal(idle);
  });
  it('contentSource is "i" on an item’s page, "c" on a collection’s', () => {
    const page = { title: 'Contact', path: '/contact' };
    const collection = { id: 'c1', pagePermissionTypeValue: 1 };
    expect(pageFields(toPageContext({ collection }), page)).to.deep.equal({
      pageTitle: 'Contact',
      pageId: 'c1',
      contentSource: 'c',
      pagePath: '/contact',
      pagePermissionTypeValue: 1,
    });
    expect(pageFields(toPageContext({ collection: { permissionType: 2 } }), page)).to.include({
      pageId: '',
      pagePermissionTypeValue: 2,
    });
    expect(pageFields(toPageContext({ collection, item: { id: 'i1' } }), page)).to.include({
      pageId: 'i1',
      contentSource: 'i',
    });
  });
  it('the payload has the values as JSON text, and no captcha key without a captcha', () => {
    const identity = {
      formId: 'f',
      collectionId: 'c',
      objectName: 'o',
      submitButtonText: 'Send',
      isOverlayForm: false,
    };
    const page = pageFields(toPageContext({}), { title: '', path: '/' });
    const submission = { id: '1', identity, form: '{"email":"a@b.co"}', page };
    const payload = submissionPayload('k', submission);
    expect(payload).to.include({ ...identity, key: 'k', form: '{"email":"a@b.co"}' });
    expect(submissionPayload('k', { ...submission, captchaKey: 't' })).to.have.property('captchaKey', 't');
    expect(payload).not.to.have.property('captchaKey');
  });
  it('the server’s own text is shown with status 400 only', () => {
    const failureOf = (status: number) =>
      submitFailure({ kind: 'status', status, message: '', body: { error: 'Closed.' } }, getText);
    expect([failureOf(400).message, failureOf(418).message]).to.deep.equal(['Closed.', formMessages.unknownError]);
  });
  it('unexpected data of a server or a form builder never throws', () => {
    const odd: unknown[] = [
      null,
      undefined,
      0,
      '',
      [],
      {},
      { data: null },
      { errors: [] },
      { errors: { a: 1 } },
      { data: { errors: 'x' } },
    ];
    for (const body of odd) {
      const failure = { kind: 'status', status: 400, message: '', body } as RequestFailure;
      expect(submitFailure(failure, getText)).to.deep.equal({ message: formMessages.unknownError, errors: {} });
      readFields([body]);
      toPageContext(body);
    }
  });
});
