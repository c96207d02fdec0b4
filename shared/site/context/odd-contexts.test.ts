import { expect } from '@open-wc/testing';
import { flagValue, isOn } from '../flags/flags.js';
import { configUrl, shouldRedirectToConfig } from '../roles/config-panel.js';
import { isAdmin, isViewer, isViewerOnly } from '../roles/has-role.js';
import { isCoverPage, isInResoldGracePeriod, isParkingPage, isResold } from '../roles/site-kind.js';
import { isSignedIn, userKind } from '../roles/user-kind.js';
import { warningsOf } from '../../testing/fixture.js';
import { isFeatureOn } from '../flags/is-feature-on.js';
import { forgetPageContext, pageContext } from '../../platform/page/read-page.js';
import { typedContext } from './typed-context.js';

const SEED = 20_260_101;
const ROUNDS = 2000;

/** Mulberry32: the same contexts in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomFrom(SEED);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

const KEYS = [
  ...['website', 'websiteSettings', 'cookieSettings', 'collection', 'item', 'pageType', 'apiRoot', 'websiteRoles'],
  ...['authenticatedAccount', 'appDomain', 'googleFonts', 'typekitFonts', 'featureFlags', 'experiments'],
];
const INNER_KEYS = [
  ...['id', 'identifier', 'baseUrl', 'developerMode', 'cloneable', 'websiteType', 'siteStatus', 'value', 'mode', '10'],
  ...[
    'variant',
    'type',
    'name',
    'pinterestOverlayOptions',
    '__proto__',
    'constructor',
    'toString',
    'valueOf',
    'length',
  ],
];
const ODD: readonly unknown[] = [
  ...[null, undefined, true, false, 0, -1, 10, 1e21, NaN, Infinity, '', 'true', 'x', '10', '../..', '\ud800', 5n],
  ...[
    Symbol('odd'),
    () => 1,
    new Date(NaN),
    new Map(),
    /odd/,
    document.createElement('p'),
    Object.create(null) as object,
  ],
];

function oddObject(keys: readonly string[], depth: number): object {
  const object: Record<string, unknown> = pick([{}, Object.create(null) as object]) as never;
  for (const key of keys)
    if (random() < 0.5)
      Object.defineProperty(object, key, { value: oddValue(depth), enumerable: true, configurable: true });
  return object;
}

function oddValue(depth: number): unknown {
  const kind = random();
  if (depth === 0 || kind < 0.4) return pick(ODD);
  if (kind < 0.55) return Array.from({ length: Math.floor(random() * 4) }, () => oddValue(depth - 1));
  return oddObject(INNER_KEYS, depth - 1);
}

/** Sets the context: as an object, or as JSON text, which is sometimes cut off. */
function putOddContext(): void {
  const data = random() < 0.9 ? oddObject(KEYS, 3) : oddValue(2);
  document.getElementById('sq-context')?.remove();
  (globalThis as { Static?: unknown }).Static = { SQUARESPACE_CONTEXT: data };
  if (random() < 0.5) return;
  const text = String(JSON.stringify(data, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)));
  const script = Object.assign(document.createElement('script'), { id: 'sq-context', type: 'application/json' });
  script.textContent = random() < 0.3 ? text.slice(0, random() * text.length) : text;
  document.head.append(script);
}

function readAll(): unknown[] {
  const context = typedContext();
  const { website, websiteRoles, appDomain } = context;
  const place = { hostname: 'shop.example', pathname: '/a', search: '?b' };
  const names = ['variant', '__proto__', 'toString', 'name'];
  return [
    ...[isSignedIn(), userKind(), isViewer(websiteRoles), isAdmin(websiteRoles), isViewerOnly(websiteRoles)],
    ...[isCoverPage(website), isParkingPage(website), isResold(website), isInResoldGracePeriod(website)],
    configUrl(website.identifier, appDomain, place),
    shouldRedirectToConfig({ context, isTopFrame: true, location: place, hasSessionFlag: false }),
    ...names.map((name) => [isFeatureOn(name), isOn(name, true), flagValue(name, 'number', 1)]),
  ];
}

it('no random context makes any function throw', async () => {
  let answers = 0;
  await warningsOf(() => {
    for (let round = 0; round < ROUNDS; round++) {
      putOddContext();
      try {
        const { apiRoot } = pageContext();
        expect(apiRoot.endsWith('/')).to.be.true;
        answers += readAll().length;
      } catch (error) {
        throw new Error(`seed ${SEED}, round ${round}: ${String(error)}`, { cause: error });
      }
    }
  });
  document.getElementById('sq-context')?.remove();
  delete (globalThis as { Static?: unknown }).Static;
  forgetPageContext();
  expect(answers).to.equal(ROUNDS * 15);
});
