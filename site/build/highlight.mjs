// Code in colours, as classes: a strict content security policy forbids style attributes.
import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import css from 'shiki/langs/css.mjs';
import html from 'shiki/langs/html.mjs';
import http from 'shiki/langs/http.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import jinja from 'shiki/langs/jinja.mjs';
import json from 'shiki/langs/json.mjs';
import nginx from 'shiki/langs/nginx.mjs';
import shell from 'shiki/langs/shellscript.mjs';
import tsx from 'shiki/langs/tsx.mjs';

const theme = createCssVariablesTheme({ name: 'docs', variablePrefix: '--' });
const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [css, html, http, javascript, jinja, json, nginx, shell, tsx].flat(),
  engine: createJavaScriptRegexEngine({ forgiving: true }),
});
const KNOWN = new Set(highlighter.getLoadedLanguages());

export const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** `var(--token-string-expression)` as the class `c-string-expression`; none for the colour of plain text. */
const classOf = (color) => /^var\(--token-([\w-]+)\)$/.exec(color ?? '')?.[1];

/** By default Shiki leaves a line without colours where a busy machine takes half a second for it. */
const OPTIONS = { theme: 'docs', tokenizeTimeLimit: 0 };

/** The lines of a text as HTML. Neighbours of one colour share an element. */
function highlightLines(code, lang) {
  return highlighter.codeToTokensBase(code, { lang, ...OPTIONS }).map((line) => {
    const runs = [];
    for (const { content, color } of line) {
      const last = runs.at(-1);
      const kind = content.trim() ? classOf(color) : last?.kind;
      if (last && last.kind === kind) last.text += content;
      else runs.push({ kind, text: content });
    }
    return runs
      .map(({ kind, text }) => (kind ? `<span class="c-${kind}">${escapeHtml(text)}</span>` : escapeHtml(text)))
      .join('');
  });
}

/** A block of code that can be copied. `label` says which it is, to those who hear the button. */
export function codeBlock(code, lang = '', label = 'Code') {
  const text = code.replace(/\n+$/, '');
  const body = KNOWN.has(lang) ? highlightLines(text, lang).join('\n') : escapeHtml(text);
  return `<div class="code" data-label="${escapeHtml(label)}"><pre><code>${body}</code></pre></div>`;
}
