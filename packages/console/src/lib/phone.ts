import { narrowed, stripInvisible } from '@settlement/api-mocks/contract/cleanText';
import { type RegionCode, areaCodeOf, regionOf, regionOfAreaCode } from './regions.ts';

export interface Phone {
  /** Many regions share an area code, so one of them is chosen; empty if none is. */
  readonly region: RegionCode | '';
  readonly phone: string;
}

/** Area codes whose numbers may begin with a zero that is dialed from abroad, too. */
const ZERO_KEPT: ReadonlySet<string> = new Set(['+39', '+225', '+229', '+241', '+242', '+378']);

/**
 * Reads a phone number as it is printed: with its country code after `+` or `00`, which wins over the chosen region,
 * with the zero of national calls, or with separators. What isn't a number is returned for the schema to reject.
 */
export function readPhone(typed: string, chosen: string): Phone {
  const plain = narrowed(stripInvisible(typed)).replaceAll(/\(0\)|[\s().\-\u2010-\u2015\u2212\u30FC/]/g, '');
  const abroad = /^(?:\+|00)(\d+)$/.exec(plain)?.[1];
  const known = abroad === undefined ? undefined : findAreaCode(abroad, chosen);
  const region = known?.region ?? regionOf(chosen) ?? '';
  const number = known?.rest ?? plain;
  const isKept = region === '' || ZERO_KEPT.has(areaCodeOf(region));
  return { region, phone: isKept ? number : number.replace(/^0(?=\d)/, '') };
}

/** No area code is the beginning of another one. */
function findAreaCode(digits: string, chosen: string) {
  for (const length of [1, 2, 3]) {
    const region = regionOfAreaCode(`+${digits.slice(0, length)}`, chosen);
    if (region) return { region, rest: digits.slice(length) };
  }
  return undefined;
}
