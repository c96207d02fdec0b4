// The page of a playground: its controls change the block in the preview, the code below it, and the address.
import { readAddress, writeAddress, writeValues } from './address.js';
import { hideUnused } from './needs.js';
import { createOptions } from './options.js';
import { WRITERS } from './formats.js';
import { applyValues, openingTag } from './source.js';

/** Copies the text of an element, or selects it where the browser does not allow that. Resolves to what has happened. */
async function copyText(element) {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return 'Copied.';
  } catch {
    getSelection().selectAllChildren(element);
    return 'Selected. Copy it by the keyboard.';
  }
}

/** Copies the address of the page. Where the browser does not allow that, it says where the address is. */
async function copyAddress() {
  try {
    await navigator.clipboard.writeText(location.href);
    return 'Address copied.';
  } catch {
    return 'Copy it from the address bar.';
  }
}

const data = JSON.parse(document.querySelector('#playground-data').textContent);
const page = document.querySelector('.playground');
const frame = page.querySelector('iframe');
const code = page.querySelector('.playground-code code');
const status = page.querySelector('.playground-status');
const exampleSelect = page.querySelector('#playground-example');
const state = readAddress(location.search, data);

const sourceOf = () => data.examples.find(({ key }) => key === state.example).source;
const exampleValues = () => new Map(openingTag(sourceOf(), data.tag).attributes);
const currentValues = () => new Map(applyValues([...exampleValues()], state.values));

const showCode = () => {
  code.textContent = WRITERS[state.format]({ ...data, source: sourceOf(), values: state.values });
};
const previewAddress = () => {
  const query = writeValues(state.values);
  return new URL(`${data.tag}/${state.example}.html${query.size > 0 ? `?${query}` : ''}`, location.href);
};
const keepAddress = () => {
  history.replaceState(null, '', location.pathname + writeAddress(state, data) + location.hash);
  page.querySelector('.playground-alone').href = previewAddress();
};

/** Loads the preview anew, with the attributes in its address. */
const loadPreview = () => frame.contentWindow.location.replace(previewAddress());

/** Changes the block as a script would. A preview that is still being loaded is loaded anew. */
function changePreview(name, value) {
  const block = frame.contentDocument?.querySelector(data.tag);
  if (!block) loadPreview();
  else if (value === null) block.removeAttribute(name);
  else block.setAttribute(name, value);
}

/** What other options need to have an effect. */
const conditions = new Set(Object.values(data.attributes).flatMap(({ needs = [] }) => needs.map((need) => need.name)));

const options = createOptions(page, {
  declared: data.attributes,
  onChange(name, value) {
    // What the example says needs no place in the address.
    if (value === (exampleValues().get(name) ?? null)) state.values.delete(name);
    else state.values.set(name, value);
    changePreview(name, value);
    showCode();
    keepAddress();
    if (conditions.has(name)) hideUnused(page, data.attributes, currentValues());
  },
});

function showAll() {
  options.show(currentValues());
  hideUnused(page, data.attributes, currentValues());
  loadPreview();
  showCode();
  keepAddress();
}

exampleSelect?.addEventListener('change', () => {
  state.example = exampleSelect.value;
  state.values.clear();
  showAll();
});
page.querySelector('.playground-restart').addEventListener('click', loadPreview);
page.querySelector('.playground-reset').addEventListener('click', () => {
  state.values.clear();
  showAll();
  status.textContent = 'All options are as in the example.';
});
for (const choice of page.querySelectorAll('[name=playground-format]')) {
  choice.checked = choice.value === state.format;
  choice.addEventListener('change', () => {
    state.format = choice.value;
    showCode();
    keepAddress();
  });
}
page.querySelector('.playground-copy').addEventListener('click', async () => {
  status.textContent = await copyText(code);
});
page.querySelector('.playground-link').addEventListener('click', async () => {
  status.textContent = await copyAddress();
});
// A block says in words which of its values cannot be read.
window.addEventListener('message', ({ source, data: message }) => {
  if (source === frame.contentWindow && typeof message?.warning === 'string') options.showWarning(message.warning);
});

if (exampleSelect) exampleSelect.value = state.example;
page.classList.remove('starting');
showAll();
