import { isZone } from '@settlement/api-mocks/rules/zone';

export interface Zone {
  readonly id: string;
  /** The IANA name with spaces instead of underscores. */
  readonly label: string;
  readonly name: string;
  readonly keywords: string;
}

/** Names that users search for but that aren't part of the zone's name. */
const otherNames: Readonly<Partial<Record<string, string>>> = { 'Asia/Shanghai': 'beijing|北京|上海' };

const cache = new Map<string, readonly Zone[]>();

export function zonesIn(language: string, ...likely: readonly string[]): readonly Zone[] {
  const key = [language, ...likely].join(' ');
  const known = cache.get(key);
  if (known) return known;
  // The server may have another name for a zone, which no formatter accepts.
  const ids = [...new Set([...likely.filter(isZone), 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  const zones = ids.map((id): Zone => {
    const label = id.replaceAll('_', ' ');
    const name = nameOf(id, language);
    return {
      id,
      label,
      name,
      keywords: `${id}|${name}|${otherNames[id] ?? ''}`.toLowerCase().replaceAll(' ', '_'),
    };
  });
  cache.set(key, zones);
  return zones;
}

/** Returns the name and ID of a zone, such as "China Standard Time (Asia/Shanghai)", or an unknown zone itself. */
export function zoneText(zone: string, language: string): string {
  if (zone === 'UTC' || !isZone(zone)) return zone;
  const id = zone.replaceAll('_', ' ');
  const name = nameOf(zone, language);
  return language.startsWith('zh') ? `${name}（${id}）` : `${name} (${id})`;
}

function nameOf(zone: string, language: string): string {
  if (zone === 'UTC') return zone;
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' });
  return parts.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Returns the offset from UTC, such as `UTC+8`. `shown` is the local time of `now` (`formatTime`). */
export function offsetText(shown: string, now: number): string {
  const minutes = Math.round((Date.parse(`${shown.replace(' ', 'T')}Z`) / 1000 - now) / 60);
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return minutes === 0 ? 'UTC' : `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest}`;
}

export function isZoneFor(typed: string, { keywords }: Zone, offset: string): boolean {
  const query = typed.trim().toLowerCase().replaceAll(' ', '_');
  const asOffset = query
    .replace(/^gmt/, 'utc')
    .replace('-', '−')
    .replace(/([+−])0(?=\d)/, '$1');
  return keywords.includes(query) || offset.toLowerCase() === asOffset;
}
