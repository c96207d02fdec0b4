import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { formHtml } from '../react-impl/form/field-list/form-markup.js';
import { blockExamples } from '@sq-blocks/test-helpers/block-examples';
import { shiftsOf } from '@sq-blocks/test-helpers/layout-shift';
import { openPages, pageWith, ready, tagOf } from './support/upgrade-pages.js';

const SIZES = [375, 768, 1440];

/** A form of a field list, as an owner asks guests about their stay. */
const FIELDS = [
  { type: 'section', title: 'Your stay', description: 'We answer within a day.', underline: true },
  { id: 'who', type: 'name', title: 'Name', required: true },
  { id: 'email', type: 'email', title: 'Email', required: true },
  { id: 'meals', type: 'checkbox', title: 'Meals', options: ['Breakfast', 'Supper'] },
  { id: 'notes', type: 'textarea', title: 'Anything else' },
];
/** A list that the browser renders. No server has printed it, and its author has given it no room. */
const LIST = [
  ...FIELDS.slice(0, 3),
  { id: 'home', type: 'address', title: 'Address' },
  { id: 'room', type: 'radio', title: 'Room', options: ['Boathouse', 'Loft'] },
];
const asAttribute = JSON.stringify(FIELDS).replaceAll('"', '&quot;');

/** Forms whose fields are a list: what is below them must stay where it was. */
const LISTS: Readonly<Record<string, string>> = {
  'a newsletter that is nothing but a tag': '<sq-newsletter form-id="news"></sq-newsletter>',
  'a list that the server has printed': `<sq-form form-id="stay" fields="${asAttribute}">${formHtml(FIELDS, { action: '/stay' })}</sq-form>`,
};

/**
 * With what is above it and below. The loader runs before the first paint, which without `blocking` is a race that it
 * nearly always wins on the web, and often loses on one machine.
 */
const RENDERED = `<sq-form form-id="list" fields="${JSON.stringify(LIST).replaceAll('"', '&quot;')}"></sq-form>
  <h2>Where we are</h2><p>${'By the sea, at the end of the quay. '.repeat(20)}</p>`;
/** Below this a visitor sees nothing: the room is that of texts of one line. */
const UNSEEN = 0.005;

/** Nothing is shown before all is parsed: a form of which the browser has shown a half moves with its other half, by no upgrade. */
const wholePage = (example: string) =>
  pageWith(example, true).replace('<script ', '<link rel="expect" href="#after" blocking="render"><script ');

/** The block has the form: it says in its own words what is wrong with it. */
const hasForm = (page: Page) =>
  page.waitForFunction(() => [...document.forms].some((form) => form.noValidate && form.querySelector('[type=email]')));

const pathOf = (name: string) => `/${name.replaceAll(' ', '-')}.html`;

/** Chromium only: no other engine reports layout shifts. The geometry of each block is also compared in all engines by its own test. */
describe('an upgrade shifts nothing', () => {
  let pages: Awaited<ReturnType<typeof openPages>>;
  before(async () => {
    const html: Record<string, string> = {
      '/list.html': pageWith(RENDERED, true).replace('<script ', '<script blocking="render" '),
    };
    for (const [name, example] of Object.entries({ ...blockExamples, ...LISTS }))
      html[pathOf(name)] = wholePage(example);
    pages = await openPages(html);
  });
  after(() => pages.close());

  for (const [name, example] of Object.entries(LISTS))
    it(`${name}: cumulative layout shift is 0, and its fields are there`, async () => {
      const { page, close } = await pages.open(pathOf(name), 768, 'no-preference');
      await ready(page, tagOf(example));
      await hasForm(page);
      const shifts = await shiftsOf(page);
      await close();
      assert.equal(shifts, 0);
    });

  for (const width of SIZES)
    it(`a list that is rendered in the browser moves what is below it by nothing that is seen, ${width} px`, async () => {
      const { page, close } = await pages.open('/list.html', width, 'no-preference');
      await hasForm(page);
      const shifts = await shiftsOf(page);
      await close();
      assert.ok(shifts < UNSEEN, `cumulative layout shift ${shifts}`);
    });

  for (const [name, example] of Object.entries(blockExamples))
    it(`${name}: cumulative layout shift is 0`, async () => {
      const { page, close } = await pages.open(pathOf(name), 768, 'no-preference');
      await ready(page, tagOf(example));
      const shifts = await shiftsOf(page);
      await close();
      assert.equal(shifts, 0);
    });
});
