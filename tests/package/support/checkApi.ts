import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { designSystem } from './install.ts';

/**
 * Compares the published types with `api.txt`, without comments, so that reviewers see changes to the API. If
 * `isAccepting` is true, saves the types instead.
 *
 * @throws {Error} with the lines that differ
 */
export function checkApi(app: string, isAccepting: boolean): void {
  const dist = join(app, 'node_modules/@settlement/design-system/dist');
  const file = join(designSystem, 'api.txt');
  const found = readdirSync(dist)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => `── ${stable(name)}\n${stable(withoutComments(readFileSync(join(dist, name), 'utf8')))}`)
    // Some file names differ only by a hash, so the files are sorted by their content instead.
    .toSorted()
    .join('\n');
  if (isAccepting) {
    writeFileSync(file, found);
    return;
  }
  const accepted = readFileSync(file, 'utf8');
  if (found === accepted) return;
  const [before, after] = [linesByFile(accepted), linesByFile(found)];
  const lines = [
    ...[...before].filter((line) => !after.has(line)).map((line) => `- ${line}`),
    ...[...after].filter((line) => !before.has(line)).map((line) => `+ ${line}`),
  ];
  throw new Error(
    `the API changed; add a changeset and accept it with \`pnpm package --accept\`:\n${lines.join('\n')}`,
  );
}

/** Returns each line with its file, because several files can contain the same line. */
function linesByFile(text: string): Set<string> {
  let file = '';
  return new Set(
    text.split('\n').map((line) => {
      if (line.startsWith('── ')) file = line.slice(3);
      return `${file}: ${line}`;
    }),
  );
}

function withoutComments(types: string): string {
  return types.replaceAll(/\/\*\*?[\s\S]*?\*\//g, '').replaceAll(/^\s*\n/gm, '');
}

/** Removes the hashes from the names of shared type files. */
function stable(text: string): string {
  return text.replaceAll(/-[\w-]{8}(?=\.(?:d\.ts|js))/g, '');
}
