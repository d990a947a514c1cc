import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './run.ts';

/** The published packages, in the order of publishing. */
export const publishedFolders = ['packages/design-system', 'packages/api-mocks'] as const;

/**
 * Builds a package and packs it into a folder. Returns the path of the tarball. The packed manifest contains
 * the license of the root manifest. If `REPOSITORY_URL` is set, it replaces the URL of the repository. pnpm
 * adds the file LICENSE of the root.
 */
export function packPackage(root: string, source: string, folder: string): string {
  command(source, 'pnpm', 'build');
  const file = join(source, 'package.json');
  const original = readFileSync(file, 'utf8');
  const { repository, ...manifest } = JSON.parse(original);
  const { REPOSITORY_URL: url } = process.env;
  const { license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const packed = { ...manifest, license, repository: { ...repository, ...(url && { url }) } };
  try {
    writeFileSync(file, `${JSON.stringify(packed, null, 2)}\n`);
    const output = command(source, 'pnpm', 'pack', '--json', '--pack-destination', folder);
    const { filename }: { filename: string } = JSON.parse(output);
    return filename;
  } finally {
    writeFileSync(file, original);
  }
}
