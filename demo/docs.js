// The documentation pages: the source of each example, a playground, and the reference, from the manifest.
// Runs before the blocks, so that an example's source is what its author wrote.

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Without the indentation that the page gives it. */
function unindent(text) {
  const lines = text.replace(/^\n+/, '').trimEnd().split('\n');
  const depth = Math.min(...lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)[0].length));
  return lines.map((line) => line.slice(depth)).join('\n');
}

/** HTML as nodes: tags and values in colours. */
function coloured(source) {
  return source.split(/(<\/?[\w-]+|\/?>|"[^"]*")/).map((piece) => {
    if (/^<\/?[\w-]|^\/?>$/.test(piece)) return make('span', { class: 'tag' }, piece);
    return piece.startsWith('"') ? make('span', { class: 'value' }, piece) : piece;
  });
}

for (const example of document.querySelectorAll('.docs > section:not(.api) > .example')) {
  const source = unindent(example.innerHTML);
  const copy = make('button', { type: 'button', class: 'button quiet small' }, 'Copy');
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(source);
    copy.textContent = 'Copied';
  });
  const code = make('pre', { tabindex: '0' }, make('code', {}, ...coloured(source)));
  example.after(make('details', { class: 'source', open: '' }, make('summary', {}, 'HTML'), code, copy));
}

const manifest = await (await fetch('/dist/custom-elements.json')).json();
const describe = (tag) =>
  manifest.modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag);

/** Markdown's `code` as elements. */
const withCode = (text) =>
  text.split(/`([^`]+)`/).map((piece, index) => (index % 2 === 1 ? make('code', {}, piece) : piece));

function table(title, head, rows) {
  if (rows.length === 0) return [];
  const cells = (row) =>
    row.map((cell, index) =>
      make('td', {}, ...(index === 0 && cell ? [make('code', {}, cell)] : withCode(cell ?? ''))),
    );
  const body = rows.map((row) => make('tr', {}, ...cells(row)));
  return [
    make('h3', {}, title),
    make(
      'div',
      { class: 'table-box', tabindex: '0', role: 'region', 'aria-label': title },
      make(
        'table',
        {},
        make('thead', {}, make('tr', {}, ...head.map((name) => make('th', { scope: 'col' }, name)))),
        make('tbody', {}, ...body),
      ),
    ),
  ];
}

for (const section of document.querySelectorAll('.api')) {
  const { attributes, events, members, slots, cssParts, cssProperties } = describe(section.dataset.tag);
  section.append(
    ...table(
      'Attributes',
      ['Name', 'Type', 'Default', 'What it does'],
      attributes.map((one) => [one.name, one.type.text, one.default, one.description]),
    ),
    ...table(
      'Events',
      ['Name', 'Type', 'When'],
      events.map((one) => [one.name, one.type.text, one.description]),
    ),
    ...table(
      'Methods',
      ['Name', 'Returns', 'What it does'],
      members
        .filter(({ kind }) => kind === 'method')
        .map((one) => [
          `${one.name}(${one.parameters.map(({ type }) => type.text).join(', ')})`,
          one.return.type.text,
          one.description,
        ]),
    ),
    ...table(
      'Read-only properties',
      ['Name', 'Type', 'What it tells'],
      members.filter(({ readonly }) => readonly).map((one) => [one.name, one.type.text, one.description]),
    ),
    ...table(
      'Slots',
      ['Name', 'What goes in'],
      slots.map((one) => [one.name || '(default)', one.description]),
    ),
    ...table(
      'Parts',
      ['Name', 'What it is'],
      cssParts.map((one) => [one.name, one.description]),
    ),
    ...table(
      'Custom properties',
      ['Name', 'What it sets'],
      cssProperties.map((one) => [one.name, one.description]),
    ),
  );
}

/** A control for an attribute, by its type. */
function control({ name, type, default: fallback }, element, changed) {
  const set = (value) => {
    if (value === null || value === '') element.removeAttribute(name);
    else element.setAttribute(name, value);
    changed();
  };
  const choices = [...type.text.matchAll(/'([^']+)'/g)].map(([, value]) => value);
  if (choices.length > 0) {
    const select = make(
      'select',
      {},
      make('option', { value: '' }, `(default: ${fallback})`),
      ...choices.map((value) => make('option', { value }, value)),
    );
    select.value = element.getAttribute(name) ?? '';
    select.addEventListener('change', () => set(select.value || null));
    return make('label', {}, name, select);
  }
  if (type.text === 'boolean') {
    const box = make('input', { type: 'checkbox' });
    const given = element.getAttribute(name);
    box.checked = given === null ? fallback === 'true' : given !== 'false';
    box.addEventListener('change', () => {
      if (box.checked) element.setAttribute(name, '');
      else if (fallback === 'true') element.setAttribute(name, 'false');
      else element.removeAttribute(name);
      changed();
    });
    return make('label', { class: 'check' }, box, name);
  }
  const kind = type.text === 'number' ? { type: 'number', step: 'any' } : { type: 'text' };
  const input = make('input', { ...kind, placeholder: fallback ?? '' });
  input.value = element.getAttribute(name) ?? '';
  input.addEventListener('input', () => set(input.value));
  return make('label', {}, name, input);
}

for (const playground of document.querySelectorAll('.playground')) {
  const { tag } = playground.dataset;
  const element = playground.querySelector(tag);
  const text = make('pre', { class: 'tag-text', tabindex: '0', 'aria-label': 'The tag' });
  const show = () => {
    const attributes = [...element.attributes].filter(({ name }) => !['style', 'class', 'data-keep'].includes(name));
    text.textContent = `<${tag}${attributes.map(({ name, value }) => (value === '' ? ` ${name}` : ` ${name}="${value}"`)).join('')}>…</${tag}>`;
  };
  const attributes = describe(tag).attributes.filter(
    ({ name, type }) => !/json|\[\]/.test(name + type.text) && name !== 'load',
  );
  playground.prepend(
    make(
      'fieldset',
      { class: 'controls' },
      make('legend', { class: 'skip' }, 'Attributes'),
      ...attributes.map((one) => control(one, element, show)),
    ),
  );
  playground.append(text);
  show();
}
