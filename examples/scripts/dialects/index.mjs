import { blade } from './blade.mjs';
import { django } from './django.mjs';
import { ejs } from './ejs.mjs';
import { erb } from './erb.mjs';
import { go } from './go.mjs';
import { handlebars } from './handlebars.mjs';
import { hugo } from './hugo.mjs';
import { jekyll } from './jekyll.mjs';
import { jinja2 } from './jinja2.mjs';
import { jsonT } from './json-t.mjs';
import { liquid } from './liquid.mjs';
import { mustache } from './mustache.mjs';
import { eleventy, nunjucks } from './nunjucks.mjs';
import { pug } from './pug.mjs';
import { haml, slim } from './ruby-indented.mjs';
import { smarty } from './smarty.mjs';
import { twig } from './twig.mjs';

/** How each engine writes what nodes.mjs describes. */
export const DIALECTS = [
  blade,
  django,
  ejs,
  eleventy,
  erb,
  go,
  haml,
  handlebars,
  hugo,
  jekyll,
  jinja2,
  jsonT,
  liquid,
  mustache,
  nunjucks,
  pug,
  slim,
  smarty,
  twig,
];
