// The controls of the options: they show values, report changes, and say what is wrong with a value.

const MAX_SHOWN = 80;

/** What a control shows as an attribute: `null` is none. */
function valueOf(control, { kind, isOn }) {
  if (kind === 'flag') return control.checked === isOn ? null : control.checked ? '' : 'false';
  return control.value === '' ? null : control.value;
}

function showValue(control, value, { kind, isOn }) {
  if (kind === 'flag') control.checked = value === null ? isOn : !/^false$/i.test(value);
  else if (kind === 'choice') {
    const known = [...control.options].find((option) => option.value.toLowerCase() === (value ?? '').toLowerCase());
    control.value = known?.value ?? '';
  } else control.value = value ?? '';
}

/** `[sq-blocks] <sq-gallery> slides-per-row="x" is not valid: expected …` without what the reader sees anyway. */
const WARNING = /^\[sq-blocks\] <[^>]*> ([\w-]+)="([^]*?)"? is not valid: ([^]*)$/;

function sentenceOf(value, reason) {
  const shown = value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value;
  return `“${shown}” cannot be read: ${reason}`;
}

/**
 * @param {Element} page
 * @param {{ declared: Record<string, { kind: string, isOn: boolean }>, onChange(name: string, value: string | null): void }} options
 */
export function createOptions(page, { declared, onChange }) {
  const controls = new Map(
    Object.keys(declared).map((name) => [name, page.querySelector(`#${CSS.escape(`option-${name}`)}`)]),
  );
  /** A block logs the same warning once: it is shown again when the value comes back. */
  const problems = new Map();
  const keyOf = (name) => `${name}=${valueOf(controls.get(name), declared[name])}`;

  function showProblem(name) {
    const control = controls.get(name);
    const problem = problems.get(keyOf(name));
    const message = page.querySelector(`#${CSS.escape(`problem-${name}`)}`);
    message.textContent = problem ?? '';
    if (problem) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  }

  for (const [name, control] of controls) {
    const kind = declared[name].kind;
    control.addEventListener(kind === 'flag' || kind === 'choice' ? 'change' : 'input', () => {
      onChange(name, valueOf(control, declared[name]));
      showProblem(name);
    });
  }
  return {
    show(values) {
      for (const [name, control] of controls) {
        showValue(control, values.get(name) ?? null, declared[name]);
        showProblem(name);
      }
      // An option that is set is not hidden.
      for (const group of page.querySelectorAll('details.more-options'))
        group.open ||= [...group.querySelectorAll('[data-option]')].some(({ dataset }) => values.has(dataset.option));
    },
    showWarning(text) {
      const [, name, , reason] = WARNING.exec(text) ?? [];
      const control = controls.get(name);
      const value = control && valueOf(control, declared[name]);
      if (!value || !text.includes(` ${name}="${value.slice(0, MAX_SHOWN)}`)) return;
      problems.set(keyOf(name), sentenceOf(value, reason));
      showProblem(name);
    },
  };
}
