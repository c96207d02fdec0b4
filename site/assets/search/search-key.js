// The key that leads to the search, and a checkbox at the foot of each page that switches it off: a shortcut of one character
// must be possible to turn off, for people who dictate or press keys by accident (WCAG 2.1.4).
const KEY = '/';
const STORED = 'sq-docs-search-key';

// Storage may be blocked: the choice then lasts as long as the page.
function readStored() {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}
function store(isOn) {
  try {
    if (isOn) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, 'off');
  } catch {
    // As said above.
  }
}

function createSwitch(isOn, onChange) {
  const box = Object.assign(document.createElement('input'), {
    type: 'checkbox',
    checked: isOn,
    id: 'search-key-switch',
  });
  box.addEventListener('change', () => onChange(box.checked));
  const label = document.createElement('label');
  label.append(box, ` The key ${KEY} leads to the search`);
  const item = document.createElement('li');
  item.append(label);
  document.querySelector('.foot ul')?.append(item);
}

const isTyping = (event) => event.composedPath()[0].closest?.('input, textarea, select, [contenteditable]');

/** Lets the key lead to `input`. `onChange` hears whether it does, now and when the visitor changes it. */
export function startSearchKey(input, onChange) {
  const sign = input.form.querySelector('.search-key');
  let isOn;
  function set(value) {
    isOn = value;
    if (isOn) {
      input.after(sign);
      input.setAttribute('aria-keyshortcuts', KEY);
    } else {
      sign.remove();
      input.removeAttribute('aria-keyshortcuts');
    }
    onChange(isOn);
  }
  set(readStored() !== 'off');
  createSwitch(isOn, (value) => {
    store(value);
    set(value);
  });
  document.addEventListener('keydown', (event) => {
    if (!isOn || event.key !== KEY || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
}
