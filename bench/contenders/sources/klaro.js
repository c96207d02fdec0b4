// https://klaro.org/docs/getting-started, by npm: one purpose, one service.
import * as klaro from 'klaro';

klaro.setup({
  version: 1,
  acceptAll: true,
  translations: { en: { purposes: { analytics: 'Visits' } } },
  services: [{ name: 'visits', title: 'Visits', purposes: ['analytics'] }],
});
