// Keeps the classic editor's paragraphs out of the blocks: it makes them when the visual view is opened, and removes them
// when the text view is opened or the post is saved. As includes/paragraphs.php does on the page.
(function ($, inline) {
  'use strict';
  const TAG = /<!--[^]*?-->|<(\/?)(sq-[a-z-]+)(?:[^>"']|"[^"]*"|'[^']*')*>/g;
  let taken = [];

  function takeOut(html) {
    taken = [];
    let result = '';
    let end = 0;
    let open;
    for (const match of html.matchAll(TAG)) {
      const [text, slash, tag] = match;
      if (!tag) continue;
      if (!open && !slash && !inline.includes(tag)) open = { tag, start: match.index, depth: 0 };
      if (!open || open.tag !== tag) continue;
      open.depth += slash ? -1 : 1;
      if (open.depth > 0) continue;
      result += `${html.slice(end, open.start)}<div data-sq-taken-out="${taken.length}"></div>`;
      end = match.index + text.length;
      taken.push(html.slice(open.start, end));
      open = undefined;
    }
    return result + html.slice(end);
  }
  const putBack = (html) =>
    html.replace(/<div data-sq-taken-out="(\d+)"><\/div>/g, (place, index) => taken[index] ?? place);

  $('body').on('beforeWpautop beforePreWpautop', (event, text) => (text.data = takeOut(text.data)));
  $('body').on('afterWpautop afterPreWpautop', (event, text) => (text.data = putBack(text.data)));
})(window.jQuery, window.sqBlocksInline);
