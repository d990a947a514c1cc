const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The wall clock of a zone, in parts. One format for each zone: making one costs more than a whole table of times.
 *
 * @throws RangeError where the platform doesn't know the zone.
 */
export function wallClock(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

/** Whether the platform knows this IANA name. */
export function isZone(zone: string): boolean {
  try {
    wallClock(zone);
    return true;
  } catch {
    return false;
  }
}
