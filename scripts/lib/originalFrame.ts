import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';

export interface Frame {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export function parseFrame(text: string): Frame | undefined {
  const match = /([\w.-]+\.js):(\d+):(\d+)$/.exec(text);
  return match?.[1] === undefined
    ? undefined
    : { file: match[1], line: Number(match[2]), column: Number(match[3]) };
}

/** Returns a location such as `src/app/main.tsx:12:3`, or undefined if the map lacks it. */
export function originalFrame(map: SourceMapPayload, { line, column }: Frame): string | undefined {
  const entry = new SourceMap(map).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  const source = entry.originalSource.replace(/^(\.\.\/)+/, '');
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}
