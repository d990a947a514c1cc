import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { designSystem } from './install.ts';

/**
 * Compares the published types, without comments, with `api.txt`, so that reviewers see API changes.
 * @throws Error with the lines that differ
 */
export function checkApi(app: string, isAccepting: boolean): void {
  const dist = join(app, 'node_modules/@settlement/design-system/dist');
  const file = join(designSystem, 'api.txt');
  const found = readdirSync(dist)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => `── ${stable(name)}\n${stable(withoutComments(readFileSync(join(dist, name), 'utf8')))}`)
    // The files are sorted by content, because files whose names differ only by hash have no stable order.
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

/** The same line may be in many files. */
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

/** Removes the content hashes from the names of shared type files. */
function stable(text: string): string {
  return text.replaceAll(/-[\w-]{8}(?=\.(?:d\.ts|js))/g, '');
}
