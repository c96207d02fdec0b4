/** The plural rules of a language; of English where the name of the language cannot be read. */
export function pluralRules(language: string, type: Intl.PluralRuleType): Intl.PluralRules {
  try {
    return new Intl.PluralRules(language, { type });
  } catch {
    return new Intl.PluralRules('en', { type });
  }
}

/** The keys of a plural in a language, such as `one` and `other`, beside explicit numbers such as `=0` (ambiguity A104). */
export const pluralKeys = (language: string, type: Intl.PluralRuleType = 'cardinal'): readonly string[] =>
  pluralRules(language, type).resolvedOptions().pluralCategories;

/** An explicit number as a key: `=0`, `=12`. */
export const isNumberKey = (key: string): boolean => /^=\d+$/.test(key);
