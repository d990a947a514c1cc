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
      keywords: `${id}|${name}`.toLowerCase().replaceAll(' ', '_'),
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
