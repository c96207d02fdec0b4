// What the functions of the plugin "WP Consent API" (2.0) do in the browser, for the tests.
window.heard = [];
window.wp_has_consent = (category) => {
  const type = window.wp_consent_type === undefined ? window.testConsentType[0] : window.wp_consent_type;
  const [, answer = ''] = new RegExp(`(?:^|; )wp_consent_${category}=(\\w+)`).exec(document.cookie) ?? [];
  return !type || answer === 'allow' || (type.includes('optout') && answer === '');
};
window.wp_set_consent = (category, value) => {
  const isSame = new RegExp(`(?:^|; )wp_consent_${category}=${value}(?:;|$)`).test(document.cookie);
  document.cookie = `wp_consent_${category}=${value};path=/;max-age=9999`;
  if (isSame) return;
  document.dispatchEvent(
    new CustomEvent('wp_listen_for_consent_change', { detail: Object.assign([], { [category]: value }) }),
  );
};
document.addEventListener('wp_listen_for_consent_change', ({ detail }) => window.heard.push(detail));
document.addEventListener('wp_consent_type_defined', () => window.heard.push(`type ${window.wp_consent_type}`));
