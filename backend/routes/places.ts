import { Hono } from 'hono';
import type { AppContext, AppEnv, Settings } from '../app-options.js';
import { otherMethods } from '../http/other-methods.js';
import { describe, details, findPlaces } from '../places/find-places.js';

const MAX_INPUT = 200;

/** The tracking context of a call (storefront §7; ambiguity A33), for a server's own log. */
const contextOf = (c: AppContext) => ({
  productPage: c.req.query('productPage') ?? null,
  productSection: c.req.query('productSection') ?? null,
});

/**
 * Suggests addresses, and gives the parts of one. The specification gives no answers for these calls: they have the form
 * of Google's Places web service, which the paths name. A call without its tracking context is answered all the same.
 */
export function placesRoutes({ places, onPlacesCall }: Settings) {
  const app = new Hono<AppEnv>();
  app.get('/autocomplete', (c) => {
    const input = c.req.query('input')?.trim() ?? '';
    if (input === '' || input.length > MAX_INPUT)
      return c.json({ error: 'Send input: the beginning of an address.' }, 400);
    onPlacesCall('autocomplete', contextOf(c));
    const predictions = findPlaces(places, input).map((place) => ({
      place_id: place.id,
      description: describe(place),
    }));
    return c.json({ status: predictions.length > 0 ? 'OK' : 'ZERO_RESULTS', predictions });
  });
  app.all('/autocomplete', otherMethods('GET'));
  app.get('/details', (c) => {
    const id = c.req.query('placeId');
    if (!id) return c.json({ error: 'Send placeId: one of those that autocomplete answers.' }, 400);
    onPlacesCall('details', contextOf(c));
    const place = places.find((each) => each.id === id);
    return place ? c.json({ status: 'OK', result: details(place) }) : c.json({ error: 'There is no such place.' }, 404);
  });
  app.all('/details', otherMethods('GET'));
  return app;
}
