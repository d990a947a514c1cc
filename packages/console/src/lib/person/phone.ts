import { narrowed, stripInvisible } from '@settlement/api-mocks/contract/cleanText';
import { type RegionCode, areaCodeOf, regionOf, regionOfAreaCode } from './regions.ts';

export interface Phone {
  readonly region: RegionCode | '';
  readonly phone: string;
}

/** The area codes whose numbers keep a leading zero in international calls. */
const ZERO_KEPT: ReadonlySet<string> = new Set(['+39', '+225', '+229', '+241', '+242', '+378']);

/** Parses a phone number. A country code replaces the region. Doesn't reject invalid numbers. */
export function readPhone(typed: string, chosen: string): Phone {
  const plain = narrowed(stripInvisible(typed)).replaceAll(/\(0\)|[\s().\-\u2010-\u2015\u2212\u30FC/]/g, '');
  const abroad = /^(?:\+|00)(\d+)$/.exec(plain)?.[1];
  const known = abroad === undefined ? undefined : findAreaCode(abroad, chosen);
  const region = known?.region ?? regionOf(chosen) ?? '';
  const number = known?.rest ?? plain;
  const isKept = region === '' || ZERO_KEPT.has(areaCodeOf(region));
  return { region, phone: isKept ? number : number.replace(/^0(?=\d)/, '') };
}

/** Finds the region of a number by its area code, and returns it with the other digits. */
function findAreaCode(digits: string, chosen: string) {
  for (const length of [1, 2, 3]) {
    const region = regionOfAreaCode(`+${digits.slice(0, length)}`, chosen);
    if (region) return { region, rest: digits.slice(length) };
  }
  return undefined;
}
