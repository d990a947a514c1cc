import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Outputs } from './clientDirective.ts';

/**
 * Returns the licenses of all packages in esbuild's output. Separately installed dependencies aren't
 * included, because they have their own license files.
 *
 * @throws {Error} if a license is missing
 */
export function notices(root: string, outputs: Outputs): string {
  const inputs = Object.values(outputs).flatMap((output) => Object.keys(output.inputs));
  const names = inputs.flatMap((input) => {
    const match = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input);
    return match?.[1] === undefined ? [] : [match[1]];
  });
  const sections = [...new Set(names)].toSorted().map((name) => {
    const folder = join(root, 'node_modules', name);
    const { version, license }: { version: string; license: string } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    return `${name} ${version} (${license})\n\n${termsOf(folder)}`;
  });
  const head = 'This package contains copies of the following works, under the terms given with each.';
  return `${[head, ...sections].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function termsOf(folder: string): string {
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].find((name) => existsSync(join(folder, name)));
  if (file === undefined) throw new Error(`${folder} is bundled without a license file`);
  return readFileSync(join(folder, file), 'utf8').trim();
}
