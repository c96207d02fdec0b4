/** A number as it is written in a language; in English where the name of the language cannot be read. */
export function numberText(value: number, language: string): string {
  try {
    return value.toLocaleString(language);
  } catch {
    return value.toLocaleString('en');
  }
}
