import { Hono } from 'hono';
import type { AppEnv, Settings } from '../app-options.js';
import { limitBody } from '../http/limit-body.js';
import { otherMethods } from '../http/other-methods.js';
import { readWidget } from '../read-widget.js';

const SHAPE = 'Send widgetJSON: a JSON object with type, id and value, form-encoded.';

/** Renders a widget block (storefront §7). The specification gives no error bodies for it: they are those of all calls. */
export function widgetRoutes({ widgets, limits }: Settings) {
  const app = new Hono<AppEnv>();
  const bodyLimit = limitBody(limits.bodyBytes, (c) => c.json({ error: 'The request is too large.' }, 413));
  app.post('/GetWidgetRendering', bodyLimit, async (c) => {
    const widget = readWidget(c.var.body);
    if (!widget) return c.json({ error: SHAPE }, 400);
    const render = Object.hasOwn(widgets, widget.type) ? widgets[widget.type] : undefined;
    if (!render) return c.json({ error: `There is no widget of the type “${widget.type.slice(0, 100)}” here.` }, 404);
    const html = await render(widget);
    return html === undefined ? c.json({ error: 'There is no such widget.' }, 404) : c.json({ html });
  });
  app.all('/GetWidgetRendering', otherMethods('POST'));
  return app;
}
