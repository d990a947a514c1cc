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

/** Every zone the browser supports, and `chosen` even under an older name. */
export function zonesIn(language: string, chosen: string): readonly Zone[] {
  const key = `${language} ${chosen}`;
  const known = cache.get(key);
  if (known) return known;
  const ids = [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])].filter((id) => id !== '');
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

function nameOf(zone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' });
  return parts.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
