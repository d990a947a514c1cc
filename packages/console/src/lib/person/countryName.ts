const A = 65;
const LETTERS = 26;

/** Returns the localized name of a country code or English name. Doesn't load the table of regions. */
export function countryName(country: string, language: string): string {
  const code = /^[A-Z]{2}$/.test(country) ? country : codeOf(country);
  const shown = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return (code === undefined ? undefined : shown.of(code)) ?? country;
}

function codeOf(name: string): string | undefined {
  const query = name.trim().toLowerCase();
  if (query === '') return undefined;
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (let index = 0; index < LETTERS * LETTERS; index += 1) {
    const code = String.fromCharCode(A + Math.floor(index / LETTERS), A + (index % LETTERS));
    if (english.of(code)?.toLowerCase() === query) return code;
  }
  return undefined;
}
