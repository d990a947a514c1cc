import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = join(import.meta.dirname, '../..');

export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

export const read = (file: string) => readFileSync(join(root, file), 'utf8');

export const isCode = (file: string) => /\.tsx?$/.test(file);

/** Checks if a file is a test, a story or a helper of stories. Builds don't contain such files. */
export const isCheck = (file: string) => /(\.(test|stories)|[a-z]Story)\.tsx?$/.test(file);

export interface Import {
  file: string;
  specifier: string;
  target: string | undefined;
}

const known = new Map<string, readonly (readonly [name: string, target: string])[]>();

function aliasesOf(folder: string): readonly (readonly [name: string, target: string])[] {
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

function importedFile(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(dirname(file), specifier);
  const folder = /^packages\/[^/]+\//.exec(file)?.[0] ?? '';
  const found = aliasesOf(folder).find(([name]) => specifier.startsWith(name));
  return found && posix.join(folder, found[1], specifier.slice(found[0].length));
}

const IMPORT =
  /(?:^|[\s;(])(?:import|export)\s+(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"\n]+)['"]|import\(\s*['"]([^'"\n]+)['"]\s*\)/g;

export function importsOf(file: string): Import[] {
  return [...read(file).matchAll(IMPORT)].map(([, plain, dynamic]) => {
    const specifier = plain ?? dynamic ?? '';
    return { file, specifier, target: importedFile(file, specifier) };
  });
}
