/** Copies the text of an element, or selects it where the browser does not allow that. Resolves to what has happened. */
export async function copyText(element) {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return 'Copied.';
  } catch {
    getSelection().selectAllChildren(element);
    return 'Selected. Copy it by the keyboard.';
  }
}

/** Copies the address of the page. Where the browser does not allow that, it says where the address is. */
export async function copyAddress() {
  try {
    await navigator.clipboard.writeText(location.href);
    return 'Address copied.';
  } catch {
    return 'Copy it from the address bar.';
  }
}
