import { IMPORTERS } from './generated/importers.js';
import { startPage } from './loading/start-page.js';
import { textsFor } from '../shared/platform/i18n/page-texts.js';

/*
 * The package's root entry: the loader for projects with a bundler. Every import is a literal, which is the only form that
 * all bundlers follow (docs/decisions/0010-packaging.md); the bundler decides how the files are split and named.
 */
startPage(Object.keys(IMPORTERS), {
  importBlock: (tag) => IMPORTERS[tag]!(),
  importParts: (tag) => void textsFor(tag, [document.documentElement]),
  importServices: () => import('./services.js'),
});
