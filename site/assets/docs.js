// What the documentation adds with script: buttons that copy code, and the section in view. The search is in search/.
// Without it there are the code and plain contents.

function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

for (const block of document.querySelectorAll('.code')) {
  const code = block.querySelector('code');
  const text = code.textContent;
  const button = make('button', { type: 'button', className: 'copy', textContent: 'Copy' });
  const status = make('span', { role: 'status', className: 'visually-hidden' });
  button.setAttribute('aria-label', `Copy: ${block.dataset.label}`);
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = 'Copied';
      status.textContent = 'Copied.';
    } catch {
      getSelection().selectAllChildren(code);
      status.textContent = 'Selected. Copy it by the keyboard.';
    }
    setTimeout(() => {
      button.textContent = 'Copy';
      status.textContent = '';
    }, 2000);
  });
  block.append(button, status);
}

// The section in view, in the contents.
const links = new Map(
  [...document.querySelectorAll('.contents a')].map((link) => [decodeURIComponent(link.hash.slice(1)), link]),
);
const seen = new Set();
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    const [first] = [...seen].sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
    if (!first) return;
    for (const [id, link] of links) link.classList.toggle('current', id === first.id);
  },
  { rootMargin: '-72px 0px -60% 0px' },
);
for (const id of links.keys()) {
  const heading = document.getElementById(id);
  if (heading) observer.observe(heading);
}

document.querySelector('.site-nav [aria-current]')?.scrollIntoView({ block: 'nearest' });

// Links of examples lead into their author's site. Where only these pages are served, they say so in place of an error.
const docsRoot = new URL(document.querySelector('.search').dataset.root, location.href);

/** The link of an example that a click would follow out of these pages. */
function leavingLink({ target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }) {
  const link = target.closest?.('[data-preview] a[href]');
  if (!link || link.target || defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  return link.origin === docsRoot.origin && !link.pathname.startsWith(docsRoot.pathname) ? link : undefined;
}

function sayWhereItLeads(link) {
  const sample = link.closest('.sample');
  const note =
    sample.querySelector('.preview-leads') ?? make('p', { className: 'preview-note preview-leads', role: 'status' });
  sample.querySelector('.preview').after(note);
  note.textContent = `This link leads to ${link.pathname} of the example’s own site, which is not here.`;
}

// On the window: what a block does with a click comes first.
window.addEventListener('click', async (event) => {
  const link = leavingLink(event);
  if (!link) return;
  event.preventDefault();
  const isThere = await fetch(link.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) location.assign(link.href);
  else sayWhereItLeads(link);
});

// Other versions of these pages, where the site has a list of them.
const version = document.querySelector('.version');
const { versions, version: own, page } = version.dataset;
if (versions)
  fetch(versions)
    .then((answer) => answer.json())
    .then((all) => {
      if (all.length < 2) return;
      const select = make('select', {}, ...all.map(({ version: name }) => new Option(name, name, false, name === own)));
      // A page that another version does not have is answered by its page for unknown addresses.
      select.addEventListener('change', () => {
        const { url } = all.find(({ version: name }) => name === select.value);
        location.assign(url.replace(/\/?$/, '') + page);
      });
      version.replaceChildren(make('label', {}, 'sq-blocks ', select));
    })
    // The version is named as without the list.
    .catch(() => undefined);
