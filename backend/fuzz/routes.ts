/** A valid call, which the fuzzer changes. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON, or the fields of a form, of which some are JSON texts. */
  readonly body?: unknown;
  readonly isForm?: boolean;
}

const PAGE = { pageTitle: 'Contact', pageId: 'p1', contentSource: 'c', pagePath: '/', pagePermissionTypeValue: null };
const HIT = {
  event: 'View',
  visitorCookie: 'abc|1|2|3|4',
  data: { url: 'https://shop.example/', title: 'Töpferei', viewportInnerWidth: 375, recordType: 1 },
};
const FORM = { name: 'Ada', email: 'ada@example.com', message: 'Is the blue bowl still there?', topic: 'Bowls' };
const BUTTON = { id: 'book', buttonText: 'Book', size: 'large', newWindow: true, context: 'button-block' };
const ANY_FIELDS = {
  email: 'ada@example.com',
  who: ['Ada', 'Lovelace'],
  phone: ['+43', '1', '22', '33'],
  mood: { Pots: 2, Clay: -1 },
  extras: ['tea', 'tea towel'],
  day: ['11', '22', '2026'],
};
const WORKSHOP = {
  'who.First': 'Ada',
  'who.Last': 'Lovelace',
  email: 'a@example.com',
  'day.Month': '1',
  extras: 'tea',
};
const REPAIR = { ...FORM, piece: 'A bowl', photos: '0123456789abcdef0123456789abcdef' };
const RECEIPT = { formId: 'repair', field: 'receipt', name: 'receipt.pdf' };
const ERROR = { event: 'error', timestamp: 1, data: { message: 'x is not a function', line: 3, file: '/a.js' } };

const submission = (formId: string, form: object) => ({ key: 'KEY', formId, form: JSON.stringify(form), ...PAGE });

/** Every call of the backend, and the pages. `KEY`, `ENTRY` and `CRUMB` stand for real ones. */
export const ROUTES: readonly Route[] = [
  { method: 'POST', path: '/api/form/FormSubmissionKey' },
  { method: 'POST', path: '/api/form/SaveFormSubmission', body: submission('contact', FORM) },
  { method: 'POST', path: '/api/form/SaveFormSubmission', body: submission('playground', ANY_FIELDS) },
  {
    method: 'POST',
    path: '/api/form/SaveFormSubmission',
    body: { ...submission('captcha', FORM), captchaKey: 'demo-1' },
  },
  {
    method: 'POST',
    path: '/api/form/submit/contact',
    body: { ...FORM, successRedirect: '/thanks.html' },
    isForm: true,
  },
  { method: 'POST', path: '/api/form/submit/workshop', body: WORKSHOP, isForm: true },
  { method: 'POST', path: '/api/form/submit/repair', body: REPAIR, isForm: true },
  { method: 'POST', path: '/api/form/SaveFormSubmission', body: submission('repair', REPAIR) },
  { method: 'POST', path: '/api/form/uploads', query: RECEIPT, body: '%PDF-1.7 receipt' },
  { method: 'GET', path: '/api/demo/files/0123456789abcdef0123456789abcdef' },
  { method: 'POST', path: '/api/census/form-render', body: { formId: 'contact', visitorCookie: '', ...PAGE } },
  { method: 'POST', path: '/api/census/RecordHit', body: HIT, isForm: true },
  { method: 'POST', path: '/api/census/overlay', body: HIT, isForm: true },
  { method: 'POST', path: '/api/census/RecordQuickView/tide-bowl', body: HIT, isForm: true },
  { method: 'POST', path: '/api/census/button-render', body: BUTTON },
  { method: 'POST', path: '/api/census/button-click', body: BUTTON, isForm: true },
  { method: 'POST', path: '/api/events/RecordJavascriptErrors', body: [ERROR] },
  { method: 'POST', path: '/api/events/Trace', body: { data: JSON.stringify([{ message: 'a', tries: 2 }]) } },
  {
    method: 'POST',
    path: '/api/events/RecordEvent',
    body: { crumb: 'CRUMB', event: 'e', data: { pagePath: '/' } },
    isForm: true,
  },
  {
    method: 'POST',
    path: '/api/v1/events',
    body: { analyticsId: 'a1', commonData: {}, customData: { action: 'click' } },
  },
  {
    method: 'GET',
    path: '/api/track/Track',
    query: { landing: '/', refer: '', rk: '0.5', lang: 'en', screen: '375x812' },
  },
  { method: 'GET', path: '/api/1/performance/settings' },
  {
    method: 'POST',
    path: '/api/1/performance/records',
    body: [
      ['rum-page', '1', 'load', 0],
      ['rum-lcp', 812.5, 0, 1],
    ],
  },
  {
    method: 'POST',
    path: '/api/widget/GetWidgetRendering',
    body: { widgetJSON: { type: 'summary', id: 'w', value: {} } },
    isForm: true,
  },
  { method: 'GET', path: '/api/google-maps/places/autocomplete', query: { input: 'Vienna', productPage: 'p' } },
  { method: 'GET', path: '/api/google-maps/places/details', query: { placeId: 'tidewater' } },
  { method: 'GET', path: '/api/commerce/shopping-cart' },
  {
    method: 'POST',
    path: '/api/commerce/shopping-cart/entries',
    body: { itemId: 'tide-bowl', sku: 'SQ1000001', quantity: 2 },
  },
  { method: 'PUT', path: '/api/commerce/shopping-cart/entries/ENTRY', body: { quantity: 3 } },
  { method: 'DELETE', path: '/api/commerce/shopping-cart/entries/ENTRY' },
  {
    method: 'POST',
    path: '/api/site-users/account/session',
    body: { email: 'member@tidewater.example', password: 'x', rememberMe: true },
  },
  { method: 'POST', path: '/api/site-users/account/session/end', body: { cloneCart: 'true' } },
  { method: 'DELETE', path: '/api/site-users/account/session', query: { cloneCart: 'true' } },
  { method: 'GET', path: '/api/multilingual/settings' },
  { method: 'GET', path: '/api/multilingual/status' },
  { method: 'PUT', path: '/api/multilingual/languages', body: { languages: ['de'] } },
  { method: 'GET', path: '/api/site-header-footer' },
  { method: 'PUT', path: '/api/site-header-footer', body: { header: {}, footer: {} } },
  { method: 'GET', path: '/api/demo/submissions', query: { formId: 'contact' } },
  { method: 'GET', path: '/api/demo/submissions.csv', query: { formId: 'playground' } },
  { method: 'GET', path: '/api/demo/form-renders', query: { formId: 'contact' } },
  { method: 'GET', path: '/api/demo/records', query: { after: '1' } },
  { method: 'GET', path: '/owner/sign-in', query: { to: '/owner.html' } },
  { method: 'POST', path: '/owner/sign-in', body: { crumb: 'CRUMB', password: 'x', to: '/owner.html' }, isForm: true },
  { method: 'GET', path: '/owner/sign-in/link', query: { token: '0'.repeat(64) } },
  { method: 'POST', path: '/owner/sign-in/link', body: { crumb: 'CRUMB', token: '0'.repeat(64) }, isForm: true },
  { method: 'GET', path: '/owner/account' },
  {
    method: 'POST',
    path: '/owner/account/password',
    body: { crumb: 'CRUMB', password: 'short', present: 'x' },
    isForm: true,
  },
  { method: 'POST', path: '/owner/sign-out', body: { crumb: 'none' }, isForm: true },
  { method: 'GET', path: '/owner/submissions.html' },
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/blocks/sq-form.html' },
  { method: 'GET', path: '/site.css' },
  { method: 'GET', path: '/dist/sq-blocks.js' },
];
