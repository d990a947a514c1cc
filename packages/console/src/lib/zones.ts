export interface Zone {
  /** IANA name. */
  readonly id: string;
  /** The name as it is read: no underscores. */
  readonly label: string;
  /** The localized name, such as "China Standard Time". */
  readonly name: string;
  /** Its search text: lowercase, words joined by underscores. */
  readonly keywords: string;
}

/** Cities that people look for and that are in no name of their zone. */
const otherNames: Readonly<Partial<Record<string, string>>> = { 'Asia/Shanghai': 'beijing|北京|上海' };

const cache = new Map<string, readonly Zone[]>();

/** Every zone the browser supports; the likely ones first, each once and even under an older name, then UTC. */
export function zonesIn(language: string, ...likely: readonly string[]): readonly Zone[] {
  const key = [language, ...likely].join(' ');
  const known = cache.get(key);
  if (known) return known;
  const ids = [...new Set([...likely, 'UTC', ...Intl.supportedValuesOf('timeZone')])].filter(
    (id) => id !== '',
  );
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

/** The zone of this device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A zone in the reader's language, with its IANA name: "China Standard Time (Asia/Shanghai)". */
export function zoneText(zone: string, language: string): string {
  if (zone === 'UTC') return zone;
  const id = zone.replaceAll('_', ' ');
  const name = nameOf(zone, language);
  return language.startsWith('zh') ? `${name}（${id}）` : `${name} (${id})`;
}

function nameOf(zone: string, language: string): string {
  if (zone === 'UTC') return zone;
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' });
  return parts.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** How far a zone is from UTC, by what its clock shows at a moment (unix seconds): `UTC+8`, `UTC−3:30`. */
export function offsetText(shown: string, now: number): string {
  const minutes = Math.round((Date.parse(`${shown.replace(' ', 'T')}Z`) / 1000 - now) / 60);
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return minutes === 0 ? 'UTC' : `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest}`;
}

/** Whether a zone is what is looked for: by its city, its name, or its offset however it is written. */
export function isZoneFor(typed: string, { keywords }: Zone, offset: string): boolean {
  const query = typed.trim().toLowerCase().replaceAll(' ', '_');
  const asOffset = query
    .replace(/^gmt/, 'utc')
    .replace('-', '−')
    .replace(/([+−])0(?=\d)/, '$1');
  return keywords.includes(query) || offset.toLowerCase() === asOffset;
}
