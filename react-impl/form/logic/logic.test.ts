import { expect } from '@open-wc/testing';
import { formMessages, type FormMessage } from '../../../shared/platform/i18n/en/form.js';
import { toPageContext } from '../../../shared/platform/page/read-page.js';
import type { RequestFailure } from '../../../shared/platform/requests/failure.js';
import { compoundValue, hiddenValue, isPartName, kindOfParts, padPhone, splitName, timeParts } from './field-values.js';
import { formReducer, idle } from '../at-once/form-state.js';
import { pageFields, submissionPayload } from './payload.js';
import { readFields } from '../field-list/read-fields.js';
import { submitFailure } from '../on-use/explain-failure.js';
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
    expect(['10', ' 10 ', '1', 'ten', '0', '-1', '1.5', '', null].map(readMaxLength)).to.deep.equal([
      10,
      10,
      1,
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
  it('a part that is missing is sent as an empty text', () => {
    expect(compoundValue('name', { Last: 'Lovelace' })).to.deep.equal(['', 'Lovelace']);
    expect(compoundValue('address', { City: 'Bath' })).to.deep.equal(['', '', 'Bath', '', '', '']);
  });
  it('a part follows the last dot of a name, a dot at its start is none', () => {
    expect(['a.b.Line', 'a.Line', '.Line', 'Line'].map(splitName)).to.deep.equal([
      ['a.b', 'Line'],
      ['a', 'Line'],
      ['.Line', ''],
      ['Line', ''],
    ]);
    expect(['t.Second', 't.second', 't.', 'Second'].map(isPartName)).to.deep.equal([true, false, false, false]);
  });
  it('parts belong to the kind that has all of them; "Country" alone is a phone', () => {
    expect([kindOfParts(['Country']), kindOfParts(['Country', 'Zip'])]).to.deep.equal(['phone', 'address']);
    expect([kindOfParts(['Hour', 'Second']), kindOfParts(['Hour', 'Zip'])]).to.deep.equal(['time', undefined]);
  });
  it('a time is sent by the clock of twelve hours', () => {
    expect(['00:05', '11:59', '12:00', '23:30:05'].map(timeParts)).to.deep.equal([
      ['12', '05', '00', 'AM'],
      ['11', '59', '00', 'AM'],
      ['12', '00', '00', 'PM'],
      ['11', '30', '05', 'PM'],
    ]);
    expect(timeParts('24:00')).to.deep.equal(['', '', '', '']);
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
  it('a submission waits for the network, and only one that is not over can', () => {
    const queued = { name: 'queued' } as const;
    const success = { name: 'success' } as const;
    const failed = { name: 'failure', failure: { message: '', errors: { a: 'A' } } } as const;
    expect(formReducer(idle, { type: 'queue' })).to.deep.equal(queued);
    expect(formReducer({ name: 'submitting' }, { type: 'queue' })).to.deep.equal(queued);
    for (const state of [success, failed]) expect(formReducer(state, { type: 'queue' })).to.equal(state);
    expect(formReducer(queued, { type: 'succeed' })).to.deep.equal(success);
  });
  it('fixing a field without an error changes nothing, a reset starts anew', () => {
    const failed = { name: 'failure', failure: { message: 'Closed.', errors: { a: 'A' } } } as const;
    expect(formReducer(failed, { type: 'fix', field: 'b' })).to.equal(failed);
    const banner = { name: 'failure', failure: { message: 'Closed.', errors: {} } } as const;
    expect(formReducer(banner, { type: 'fix', field: 'a' })).to.equal(banner);
    expect(formReducer({ name: 'queued' }, { type: 'fix', field: 'a' })).to.deep.equal({ name: 'queued' });
    expect(formReducer({ name: 'success' }, { type: 'reset' })).to.equal(idle);
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
  it('every kind of failure has its own text', () => {
    const textOf = (failure: RequestFailure) => submitFailure(failure, (key) => key).message;
    const status = (code: number, body?: object) =>
      textOf({ kind: 'status', status: code, message: '', ...(body && { body }) } as RequestFailure);
    expect(textOf({ kind: 'network', message: 'Offline.' })).to.equal('Offline.');
    expect(textOf({ kind: 'unreadable', status: 200, message: 'x' })).to.equal('processingError');
    expect(textOf({ kind: 'aborted', message: '' })).to.equal('');
    expect([501, 503, 504, 526].map((code) => status(code))).to.deep.equal(Array(4).fill('status500'));
    expect([401, 404, 429, 500, 418].map((code) => status(code))).to.deep.equal([
      'status401',
      'status404',
      'status429',
      'status500',
      'unknownError',
    ]);
    expect([status(401, { crumbFail: true }), status(400, { crumbFail: true })]).to.deep.equal([
      'processingError',
      'processingError',
    ]);
    expect([status(400, { data: { error: 'Full.' } }), status(400, { error: '' })]).to.deep.equal([
      'Full.',
      'unknownError',
    ]);
  });
  it('texts by field go to their fields, and nothing to the banner', () => {
    const failureOf = (body: object) =>
      submitFailure({ kind: 'status', status: 400, message: '', body } as RequestFailure, getText);
    expect(failureOf({ errors: { a: 'A', b: 2 }, error: 'Closed.' })).to.deep.equal({
      message: '',
      errors: { a: 'A' },
    });
    expect(failureOf({ data: { errors: { a: 'A' } } })).to.deep.equal({ message: '', errors: { a: 'A' } });
    expect(failureOf({ errors: ['A'], error: 'Closed.' })).to.deep.equal({ message: 'Closed.', errors: {} });
    expect(failureOf({ errors: 'A', error: 'Closed.' })).to.deep.equal({ message: 'Closed.', errors: {} });
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
