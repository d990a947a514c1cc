/** The patterns that set a parameter of a story, such as `deposit 2 of 19` or `address 3 h left`. */
const knobs: Readonly<Record<string, RegExp>> = {
  confirmations: /\b(\d+)\s*(?:of\s*\d+|\/\s*\d+|confirmations?)(?=\s|$)/i,
  hoursLeft: /\b(\d+)\s*h(?:ours?)?\s*left\b/i,
};

interface Requested {
  readonly text: string;
  readonly knob?: { readonly name: string; readonly value: number };
}

export function requestedKnob(query: string): Requested {
  for (const [name, pattern] of Object.entries(knobs)) {
    const match = pattern.exec(query);
    if (match) return { text: query.replace(match[0], ''), knob: { name, value: Number(match[1]) } };
  }
  return { text: query };
}
