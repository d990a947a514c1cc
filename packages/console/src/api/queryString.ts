import { isRecord } from './errors.ts';

/** `?a=1&b=2`, or nothing; what is undefined or null is left out. */
export function queryString(query: unknown): string {
  if (!isRecord(query)) return '';
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) params.append(name, String(item));
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
