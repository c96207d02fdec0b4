/**
 * Names of hidden fields with a token that a server gives to each page or visit: Rails, Laravel, Django, Symfony, ASP.NET,
 * WordPress, CodeIgniter, Drupal, Yii, Craft.
 */
const NAMES = /csrf|xsrf|token|nonce|verification|crumb|form_build_id|^__(?:viewstate|eventvalidation)/i;
/** Not a number, a word, an address or a UUID, which may stand for a product. */
const RANDOM = /^(?=.*\d)(?=.*[a-z])(?!.*:\/\/)(?![\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$)[\w+/=.-]{16,}$/i;

export const isTokenName = (name: string): boolean => NAMES.test(name);

/** Whether a hidden field has a token that is another one in the next page, by its name or by what it looks like. Pure. */
export const isOneTimeToken = (name: string, value: string): boolean => isTokenName(name) || RANDOM.test(value);
