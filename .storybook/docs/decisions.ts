export interface Decision {
  readonly path: string;
  readonly number: string;
  readonly title: string;
  readonly summary: string;
}

export function readDecision(path: string, text: string): Decision {
  const [, number = '', title = ''] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
  const [, successor] = /^Superseded by \[(\d{4})\]/m.exec(text) ?? [];
  const decided = /(?:\*\*Decision\.\*\*|^## Decision)\s+(?:- )?(.+)/m.exec(text)?.[1] ?? '';
  // A sentence ends before a space and a capital letter, so that `config.json` and "e.g." don’t end one.
  const summary = /^.+?[.:](?=\s+\p{Lu}|\s*$)/u.exec(decided)?.[0] ?? decided;
  return { path, number, title, summary: successor === undefined ? summary : `Superseded by ${successor}.` };
}
