/** Prints the source location of each stack line, with the last build or the folder of `--maps=`. */
import { existsSync, readFileSync } from 'node:fs';
import { originalFrame, parseFrame } from './lib/originalFrame.ts';

const args = process.argv.slice(2);
const folder = args.find((argument) => argument.startsWith('--maps='))?.slice('--maps='.length);
const maps = folder ?? 'packages/console/source-maps';
const lines = args.filter((argument) => !argument.startsWith('--'));
if (lines.length === 0) {
  console.error('Pass a line of a reported stack, such as assets/start-ab12.js:1:2345.');
  process.exit(2);
}

let unknown = 0;
for (const text of lines) {
  const frame = parseFrame(text);
  const file = frame && `${maps}/${frame.file}.map`;
  const known =
    frame && file && existsSync(file)
      ? originalFrame(JSON.parse(readFileSync(file, 'utf8')), frame)
      : undefined;
  if (known === undefined) unknown += 1;
  console.log(`${text}  →  ${known ?? `unknown: are the maps of that build in ${maps}?`}`);
}
process.exit(unknown === 0 ? 0 : 1);
