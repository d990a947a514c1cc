import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedFile } from '#scripts/lib/importedFile.ts';

const root = join(import.meta.dirname, '../..');

/** Every file of the project: tracked, or new and not ignored. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

export const read = (file: string) => readFileSync(join(root, file), 'utf8');

export const isCode = (file: string) => /\.tsx?$/.test(file);

/** Code that is not shipped: tests, stories, and what stories share. */
export const isCheck = (file: string) => /(\.(test|stories)|[a-z]Story)\.tsx?$/.test(file);

export interface Import {
  file: string;
  /** As written. */
  specifier: string;
  /** The imported file from the project's root, where it is one of the project's own. */
  target: string | undefined;
}

const IMPORT =
  /(?:^|[\s;(])(?:import|export)\s+(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"\n]+)['"]|import\(\s*['"]([^'"\n]+)['"]\s*\)/g;

/** Every import of a file, static and dynamic. */
export function importsOf(file: string): Import[] {
  return [...read(file).matchAll(IMPORT)].map(([, plain, dynamic]) => {
    const specifier = plain ?? dynamic ?? '';
    return { file, specifier, target: importedFile(file, specifier) };
  });
}
