import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Returns the source file of each entry. The entry of a component is the file with the name of its folder.
 * `exports` in `package.json` lists the other entries.
 */
export function entryFiles(root: string): Map<string, string> {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const files = new Map<string, string>();
  for (const file of globSync('src/components/*/*.tsx', { cwd: root })) {
    const name = basename(file, '.tsx');
    if (name === basename(dirname(file))) files.set(name, file);
  }
  for (const [path, file] of Object.entries(exports)) {
    const name = basename(path);
    if (/^\w+$/.test(name)) files.set(name, file.replace(/^\.\//, ''));
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
