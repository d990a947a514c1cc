import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedFile } from '#scripts/lib/importedFile.ts';

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

const IMPORT =
  /(?:^|[\s;(])(?:import|export)\s+(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"\n]+)['"]|import\(\s*['"]([^'"\n]+)['"]\s*\)/g;

export function importsOf(file: string): Import[] {
  return [...read(file).matchAll(IMPORT)].map(([, plain, dynamic]) => {
    const specifier = plain ?? dynamic ?? '';
    return { file, specifier, target: importedFile(file, specifier) };
  });
}
