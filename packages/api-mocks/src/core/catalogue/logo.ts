/** A round picture with a letter, as a data address: the strict content policy allows no foreign image. */
export function logoOf(letter: string, colour: string): string {
  const drawing =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><circle cx='16' cy='16' r='16' fill='${colour}'/>` +
    `<text x='16' y='21' font-family='system-ui' font-size='14' font-weight='600' fill='#fff' text-anchor='middle'>${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

const known = new Map<string, string>();

/** The picture of a token or a chain. */
export function logoFor(name: string, colour: string): string {
  const key = `${name}${colour}`;
  let logo = known.get(key);
  if (!logo) known.set(key, (logo = logoOf(name.slice(0, 1), colour)));
  return logo;
}
