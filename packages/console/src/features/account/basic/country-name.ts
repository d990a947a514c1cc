import { regionOf } from '../../../lib/regions.ts';

/** A stored country in the reader's language; what is no country stays as it was typed. */
export function countryName(country: string, language: string): string {
  const code = regionOf(country);
  return code === undefined
    ? country
    : (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? country);
}
