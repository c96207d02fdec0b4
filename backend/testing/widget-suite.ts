import type { Suite, Visitor } from './contract.js';
import { encode, FORM, JSON_TYPE, sendRecord } from './record-calls.js';

const WIDGET = '/api/widget/GetWidgetRendering';
const SUMMARY = { type: 'summary', id: 'w1', value: { design: 'grid' } };
const ask = (visitor: Visitor, widget: unknown, more: Record<string, string> = {}) =>
  sendRecord(visitor, WIDGET, encode({ widgetJSON: JSON.stringify(widget), ...more }), FORM);

export function widgetSuite({ assert, check }: Suite) {
  check(
    'a widget is rendered from widgetJSON; a summary also names its collection [WID-002, WID-003]',
    async ({ visitor }) => {
      const html = '<p>w1 {"design":"grid"} c1</p>';
      for (const response of [
        await ask(visitor(), { ...SUMMARY, collectionId: 'c1' }),
        await ask(visitor(), SUMMARY, { collectionId: 'c1' }),
      ]) {
        assert.strictEqual(response.status, 200);
        assert.deepEqual(await response.json(), { html });
      }
      assert.deepEqual(await (await ask(visitor(), { type: 55, id: 'w2', value: null })).json(), { html: 'w2' });
    },
    {
      widgets: {
        summary: ({ id, value, collectionId }) => `<p>${id} ${JSON.stringify(value)} ${collectionId}</p>`,
        55: ({ id }) => Promise.resolve(id),
      },
    },
  );
  check(
    'errors of the widget calls, which are not specified, are the {error} of all calls, with 400, 404, 405 [REQ-026]',
    async ({ visitor }) => {
      const someone = visitor();
      const cases: [Response, number, RegExp][] = [
        [await sendRecord(someone, WIDGET, '', FORM), 400, /widgetJSON/],
        [await sendRecord(someone, WIDGET, 'widgetJSON=%7B', FORM), 400, /widgetJSON/],
        [await sendRecord(someone, WIDGET, JSON.stringify({ widgetJSON: SUMMARY }), JSON_TYPE), 400, /widgetJSON/],
        [await ask(someone, []), 400, /widgetJSON/],
        [await ask(someone, { ...SUMMARY, id: '' }), 400, /widgetJSON/],
        [await ask(someone, { type: 'summary', id: 'w1' }), 400, /widgetJSON/],
        [await ask(someone, { ...SUMMARY, collectionId: 7 }), 400, /widgetJSON/],
        [await ask(someone, SUMMARY), 404, /no widget of the type “summary”/],
        [await ask(someone, { ...SUMMARY, type: 'constructor' }), 404, /“constructor”/],
        [await ask(someone, { ...SUMMARY, type: 'empty' }), 404, /no such widget/],
        [await someone.get(WIDGET), 405, /no such method/],
        [await someone.get('/api/widget/Nothing'), 404, /no such call/],
      ];
      for (const [response, status, reason] of cases) {
        assert.strictEqual(response.status, status);
        const body = (await response.json()) as { error: string };
        assert.deepEqual(Object.keys(body), ['error']);
        assert.match(body.error, reason);
      }
    },
    { widgets: { empty: () => undefined } },
  );
}
