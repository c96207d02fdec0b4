import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { importProblem } from './import-borders.mjs';

const problem = (file, source, isType = false) => importProblem(file, source, isType, ['hooks', 'parts']);

describe('what a file may import', () => {
  for (const [file, source, isType] of [
    ['react-impl/tabs/tabs.tsx', '../hooks/use-store.js'],
    ['react-impl/tabs/tabs.tsx', '../../shared/services/consent/consent.js'],
    ['react-impl/tabs/tabs.tsx', './logic/order.js'],
    ['react-impl/tabs/tabs.tsx', './declaration.js', true],
    ['elements/sq-tabs/index.ts', '../../react-impl/tabs/declaration.js'],
    ['shared/declaration/address.ts', '../platform/html/safe-address.js'],
    ['react-impl/tabs/logic/order.ts', '../../../shared/services/consent/consent.js', true],
    ['elements/sq-tabs/index.ts', '../../react-impl/tabs/tabs.js'],
    ['elements/define/define-block.tsx', '@r2wc/react-to-web-component'],
    ['shared/services/analytics/send.ts', '../../platform/log.js'],
    ['shared/declaration/declaration.ts', 'react', true],
    ['shared/platform/odd.test.ts', '../../react-impl/tabs/tabs.js'],
    ['backend/forms/check-fields.ts', '../../elements/server-rules.js'],
    ['backend/forms/check-fields.ts', './field-kinds.js'],
    ['backend/forms/check-fields.ts', 'hono'],
    ['backend/services.test.ts', '../shared/testing/network.js'],
    ['backend/fuzz/fuzz.ts', '../testing/cookie-jar.js'],
    ['demo/server.ts', '../backend/index.js'],
    ['demo/shop/shop.node-test.ts', '../../backend/testing/index.js'],
    ['e2e/sign-in.node-test.ts', '../backend/index.js'],
    ['bench/backend/contenders.mjs', '../../backend/testing/index.ts'],
    ['elements/sq-tabs/main-action.ts', '../../shared/testing/main-action.js', true],
  ])
    it(`${file} may import ${source}`, () => assert.equal(problem(file, source, isType), undefined));

  for (const [file, source, isType] of [
    ['react-impl/tabs/tabs.tsx', '../gallery/gallery.js'],
    ['react-impl/tabs/tabs.tsx', '../gallery/gallery.js', true],
    ['react-impl/tabs/view/list.tsx', '../../gallery/logic/drag.js'],
    ['react-impl/hooks/use-store.ts', '../gallery/gallery.js'],
    ['react-impl/tabs/tabs.tsx', '../../demo/server.js'],
    ['react-impl/tabs/tabs.tsx', '../../elements/sq-tabs/index.js'],
    ['react-impl/tabs/tabs.tsx', '../form/declaration.js', true],
    ['react-impl/tabs/tabs.tsx', '../../elements/define/define-block.js', true],
    ['react-impl/parts/icon.tsx', '../tabs/declaration.js', true],
    ['react-impl/new-one/new-one.tsx', '../tabs/tabs.js'],
    ['react-impl/tabs/logic/order.ts', 'react'],
    ['react-impl/tabs/logic/order.ts', '../../../shared/platform/requests/request.js'],
    ['react-impl/tabs/tabs.tsx', '@r2wc/core'],
    ['react-impl/tabs/tabs.tsx', '../../shared/testing/media.js'],
    ['elements/loader.ts', '../demo/server.js'],
    ['shared/platform/log.ts', '../services/consent/consent.js'],
    ['shared/platform/log.ts', '../../react-impl/tabs/tabs.js'],
    ['shared/declaration/attribute.ts', '../../react-impl/tabs/declaration.js', true],
    ['shared/platform/log.ts', 'preact/hooks'],
    ['backend/forms/check-fields.ts', '../../react-impl/form/logic/validation.js'],
    ['backend/forms/check-fields.ts', '../../shared/platform/i18n/en/form.js', true],
    ['backend/forms/check-fields.ts', '../../elements/layouts.js'],
    ['backend/server.ts', '../demo/files/send-page.js'],
    ['backend/server.ts', './testing/cookie-jar.js'],
    ['backend/stop.node-test.ts', '../demo/server.js'],
    ['backend/stop.node-test.ts', '../e2e/support/browser.js'],
    ['demo/server.ts', '../backend/server.js'],
    ['demo/server.ts', '../backend/testing/index.js'],
    ['bench/backend/fill.mjs', '../../backend/storage/search-words.ts'],
    ['demo/server.node-test.ts', '../backend/testing/sign-in.js'],
    ['elements/loader.ts', '../backend/index.js'],
    ['react-impl/form/sq-form.test.ts', '../../backend/index.js'],
    ['shared/platform/log.ts', '../../backend/index.js', true],
    ['react-impl/tabs/tabs.tsx', '../../backend/index.js'],
  ])
    it(`${file} may not import ${isType ? 'types of ' : ''}${source}`, () =>
      assert.equal(typeof problem(file, source, isType), 'string'));
});
