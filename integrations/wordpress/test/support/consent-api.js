// What the functions of the plugin "WP Consent API" (2.0) do in the browser, for the tests.
window.heard = [];
const cookieOf = (name) => {
  const start = `${window.consent_api.cookie_prefix}_${name}=`;
  return document.cookie
    .split('; ')
    .find((each) => each.startsWith(start))
    ?.slice(start.length);
};
/** As it is: neither encoded nor checked. What is no JSON, such as that which PHP has encoded, is no answer. */
const answersOfServices = () => {
  try {
    return JSON.parse(cookieOf('consented_services'));
  } catch {
    return {};
  }
};
const setCookie = (name, value) => {
  document.cookie = `${window.consent_api.cookie_prefix}_${name}=${value};path=/;max-age=9999`;
};
window.wp_has_consent = (category) => {
  const type = window.wp_consent_type === undefined ? window.consent_api.consent_type : window.wp_consent_type;
  const answer = cookieOf(category) ?? '';
  return !type || answer === 'allow' || (type.includes('optout') && answer === '');
};
window.wp_set_consent = (category, value) => {
  const isSame = cookieOf(category) === value;
  setCookie(category, value);
  if (isSame) return;
  document.dispatchEvent(
    new CustomEvent('wp_listen_for_consent_change', { detail: Object.assign([], { [category]: value }) }),
  );
};
window.wp_is_service_denied = (service) => answersOfServices()[service] === false;
window.wp_set_service_consent = (service, value) => {
  setCookie('consented_services', JSON.stringify({ ...answersOfServices(), [service]: value }));
  document.dispatchEvent(new CustomEvent('wp_consent_api_status_change_service', { detail: { service, value } }));
};
document.addEventListener('wp_listen_for_consent_change', ({ detail }) => window.heard.push(detail));
document.addEventListener('wp_consent_type_defined', () => window.heard.push(`type ${window.wp_consent_type}`));
