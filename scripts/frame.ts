/** Prints the source location of each stack line, with the last build or the folder of `--maps=`. */
import { existsSync, readFileSync } from 'node:fs';
import { originalFrame } from './lib/originalFrame.ts';

const args = process.argv.slice(2);
const folder = args.find((argument) => argument.startsWith('--maps='))?.slice('--maps='.length);
const maps = folder ?? 'packages/console/source-maps';
const lines = args.filter((argument) => !argument.startsWith('--'));
if (lines.length === 0) {
  console.error('Pass a line of a reported stack, such as assets/start-ab12.js:1:2345.');
  process.exit(2);
}

const readMap = (file: string) => {
  const path = `${maps}/${file}.map`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
};
for (const text of lines) {
  const known = originalFrame(text, readMap);
  if (known === undefined) process.exitCode = 1;
  console.log(`${text}  →  ${known ?? `unknown: are the maps of that build in ${maps}?`}`);
}
