import type { CSSProperties } from 'react';

export function inlineVar(variable: string, value: string): CSSProperties {
  return inlineVars([[variable, value]]);
}

export function inlineVars(pairs: ReadonlyArray<readonly [variable: string, value: string]>): CSSProperties {
  const style: Record<string, string> = {};
  for (const [variable, value] of pairs) style[variable.slice(4, -1)] = value;
  return style;
}
