// What the search finds: pages, headings of guides, and every name of the reference.

const entry = (title, kind, url, about = '') => ({ title, kind, url, about: about.replaceAll('`', '').slice(0, 120) });

/** `url` is relative to the site's root. */
export function searchIndex(blocks, guides) {
  return [
    entry('Playground', 'page', 'playground/index.html', 'Try the attributes of each block, and copy the result.'),
    ...blocks.map(({ tag, summary }) => entry(tag, 'block', `blocks/${tag}.html`, summary)),
    ...guides.flatMap(({ name, title, about, headings }) => [
      entry(title, 'guide', `guides/${name}.html`, about),
      ...headings
        .filter(({ level }) => level === 2 || level === 3)
        .map((heading) => entry(heading.text, title, `guides/${name}.html#${heading.id}`)),
    ]),
    ...blocks.flatMap(({ tag, reference }) => [
      ...reference.attributeGroups.flatMap((group) =>
        group.attributes.map(({ name, id, description }) =>
          entry(name, `attribute of ${tag}`, `blocks/${tag}.html#${id}`, description),
        ),
      ),
      ...reference.sections
        .filter(({ id }) => id !== 'slots')
        .flatMap(({ title, entries }) =>
          entries.map(({ name, id, description }) =>
            entry(name, `${title.toLowerCase()} of ${tag}`, `blocks/${tag}.html#${id}`, description),
          ),
        ),
    ]),
  ];
}

/** Every attribute once, with the blocks that have it: the page for a search without script. */
export function attributeIndex(blocks) {
  const byName = new Map();
  for (const { tag, reference } of blocks)
    for (const { attributes } of reference.attributeGroups)
      for (const { name, id, html } of attributes) {
        const found = byName.get(name) ?? { name, html, uses: [] };
        found.uses.push({ tag, url: `blocks/${tag}.html#${id}` });
        byName.set(name, found);
      }
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name));
}
