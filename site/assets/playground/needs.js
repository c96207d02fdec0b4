// Options that have an effect only with another one: which of them have none now.

function isMet({ name, values: wanted }, declared, values) {
  const { isOn, value } = declared[name];
  if (!wanted) return values.has(name) ? !/^false$/i.test(values.get(name)) : isOn;
  const now = (values.get(name) ?? value ?? '').toLowerCase();
  return wanted.some((each) => each.toLowerCase() === now);
}

/**
 * What an option needs and does not have, by itself or through the option that it needs. JSON may set anything: with it every
 * option counts as having an effect.
 * @param {string} name
 * @param {Record<string, { isOn: boolean, value?: string, needs?: { name: string, values: string[] | null }[] }>} declared
 * @param {Map<string, string>} values
 */
export function unmetNeed(name, declared, values) {
  if (values.get('data-block-json')) return undefined;
  for (const need of declared[name].needs ?? []) {
    const unmet = isMet(need, declared, values) ? unmetNeed(need.name, declared, values) : need;
    if (unmet) return unmet;
  }
  return undefined;
}

/** As it is written in a tag: `design="grid" or design="carousel"`. */
export const inTag = ({ name, values }) => values?.map((value) => `${name}="${value}"`).join(' or ') ?? name;

/**
 * Hides the options that have no effect and are not set, and lists them by what they need.
 * @param {Element} page
 */
export function hideUnused(page, declared, values) {
  const unused = new Map();
  for (const option of page.querySelectorAll('.option[data-option]')) {
    const name = option.dataset.option;
    const need = unmetNeed(name, declared, values);
    option.hidden = need !== undefined && !values.has(name);
    option.classList.toggle('without-effect', need !== undefined);
    if (option.hidden) unused.set(inTag(need), [...(unused.get(inTag(need)) ?? []), name]);
  }
  for (const group of page.querySelectorAll('details.more-options'))
    group.hidden = !group.querySelector('.option:not([hidden])');
  const list = page.querySelector('.playground-unused');
  list.hidden = unused.size === 0;
  list
    .querySelector('dl')
    .replaceChildren(
      ...[...unused].flatMap(([need, names]) => [
        Object.assign(document.createElement('dt'), { textContent: need }),
        Object.assign(document.createElement('dd'), { textContent: names.join(', ') }),
      ]),
    );
}
