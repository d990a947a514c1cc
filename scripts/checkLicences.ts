/**
 * Fails if a delivered package has a license that isn't allowed. Before you allow a license, read it and
 * add the reason to the list.
 */
import { execFileSync } from 'node:child_process';

/** Permissive licenses by SPDX ID. For `OR`, one license must be allowed, and for `AND` all of them. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // The license of the font Inter. It allows embedding.
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(/ and /i).every((licence) => allowed.has(licence.trim())));

type Listed = Readonly<Record<string, readonly { readonly name: string }[]>>;
const listed: Listed = JSON.parse(
  execFileSync('pnpm', ['-r', 'licenses', 'list', '--prod', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
);
let count = 0;
let refused = 0;
for (const [licence, packages] of Object.entries(listed)) {
  count += packages.length;
  if (isAllowed(licence)) continue;
  refused += packages.length;
  console.error(`✗ ${licence}: ${packages.map(({ name }) => name).join(', ')}`);
}
console.log(`${count} packages are delivered, ${refused} of them with a license that isn't allowed`);
process.exit(count > 100 && refused === 0 ? 0 : 1);
