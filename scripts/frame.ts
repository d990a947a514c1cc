/**
 * Prints the source location of each stack line, such as `assets/start-ab12.js:1:2345`, with the source maps of the
 * last build or of the folder `--maps=`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { parseArgs } from 'node:util';

const { values, positionals: lines } = parseArgs({
  allowPositionals: true,
  options: { maps: { type: 'string', default: 'packages/console/source-maps' } },
});
if (lines.length === 0) {
  console.error('Pass a line of a reported stack, such as assets/start-ab12.js:1:2345.');
  process.exit(2);
}

/** Returns a location such as `src/app/main.tsx:12:3`. Undefined if the line names no file that has a map. */
function sourceOf(text: string): string | undefined {
  const [, file, line, column] = /([\w.-]+\.js):(\d+):(\d+)$/.exec(text) ?? [];
  const map = `${values.maps}/${file}.map`;
  if (!existsSync(map)) return undefined;
  const origin = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findOrigin(
    Number(line),
    Number(column),
  );
  if (!('fileName' in origin)) return undefined;
  return `${origin.fileName.replace(/^(\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`;
}

for (const text of lines) {
  const source = sourceOf(text);
  if (source === undefined) process.exitCode = 1;
  console.log(`${text}  →  ${source ?? `unknown: are the maps of that build in ${values.maps}?`}`);
}
