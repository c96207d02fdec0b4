// What the documentation of the plugin "WP Consent API" says of its functions in the browser, for the tests.
window.heard = [];
window.wp_has_consent = (category) => {
  const type = window.wp_consent_type === undefined ? window.testConsentType[0] : window.wp_consent_type;
  const [, answer = ''] = new RegExp(`(?:^|; )wp_consent_${category}=(\\w+)`).exec(document.cookie) ?? [];
  return !type || answer === 'allow' || (type.includes('optout') && answer === '');
};
window.wp_set_consent = (category, value) => {
  document.cookie = `wp_consent_${category}=${value};path=/;max-age=9999`;
  document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { [category]: value } }));
};
document.addEventListener('wp_listen_for_consent_change', ({ detail }) => window.heard.push(detail));
document.addEventListener('wp_consent_type_defined', () => window.heard.push(`type ${window.wp_consent_type}`));
