import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';

/**
 * Returns the source location of a stack line such as `assets/start-ab12.js:1:2345`, in the format
 * `src/app/main.tsx:12:3`. Returns undefined if the line has another format, or if there is no map of its file.
 */
export function originalFrame(
  text: string,
  readMap: (file: string) => SourceMapPayload | undefined,
): string | undefined {
  const [, file = '', line, column] = /([\w.-]+\.js):(\d+):(\d+)$/.exec(text) ?? [];
  const map = file === '' ? undefined : readMap(file);
  const origin = map && new SourceMap(map).findOrigin(Number(line), Number(column));
  if (!origin || !('fileName' in origin)) return undefined;
  return `${origin.fileName.replace(/^(\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`;
}
