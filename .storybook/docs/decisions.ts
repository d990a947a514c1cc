export interface Decision {
  readonly path: string;
  readonly number: string;
  readonly title: string;
  /** The first sentence of what was decided, or what superseded it. */
  readonly summary: string;
}

/** A decision record in a line: its heading, and the first sentence of its decision. */
export function readDecision(path: string, text: string): Decision {
  const [, number = '', title = ''] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
  // Only the record that took its place says what holds.
  const [, successor] = /^Superseded by \[(\d{4})\]/m.exec(text) ?? [];
  const decided = /(?:\*\*Decision\.\*\*|^## Decision)\s+(?:- )?(.+)/m.exec(text)?.[1] ?? '';
  // A sentence ends before a capital letter: not in `config.json`, not after "e.g.".
  const summary = /^.+?[.:](?=\s+\p{Lu}|\s*$)/u.exec(decided)?.[0] ?? decided;
  return { path, number, title, summary: successor === undefined ? summary : `Superseded by ${successor}.` };
}
