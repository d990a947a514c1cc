import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = join(import.meta.dirname, '../..');

const known = new Map<string, readonly (readonly [name: string, target: string])[]>();

function importsOf(folder: string): readonly (readonly [name: string, target: string])[] {
  const before = known.get(folder);
  if (before) return before;
  const { imports = {} }: { imports?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const names = Object.entries(imports).map(
    ([name, target]) => [name.slice(0, -1), target.slice(0, -1)] as const,
  );
  known.set(folder, names);
  return names;
}

export function importedFile(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(dirname(file), specifier);
  const folder = /^packages\/[^/]+\//.exec(file)?.[0] ?? '';
  const found = importsOf(folder).find(([name]) => specifier.startsWith(name));
  return found && posix.join(folder, found[1], specifier.slice(found[0].length));
}
