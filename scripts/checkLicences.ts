/**
 * Fails if a delivered package has a license that isn't allowed. A newly allowed license needs a reason in
 * the list.
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
interface Installed {
  readonly dependencies?: Readonly<Record<string, Installed>>;
}

const pnpm = (...args: string[]): string =>
  execFileSync('pnpm', [...args, '--json'], { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });

function licensesOf(...args: string[]) {
  const listed: Listed = JSON.parse(pnpm('-r', 'licenses', 'list', ...args));
  return Object.entries(listed).flatMap(([license, packages]) =>
    packages.map(({ name }) => ({ license, name })),
  );
}

/** The optional peers of the mock API. The container image contains them and their dependencies. */
const peers = ['exceljs', 'msw'] as const;
type Tree = readonly [{ readonly devDependencies: Readonly<Record<(typeof peers)[number], Installed>> }];
const trees: Tree = JSON.parse(
  pnpm('--filter', '@settlement/api-mocks', 'list', '--dev', '--depth', 'Infinity'),
);
const [{ devDependencies }] = trees;
const namesIn = ({ dependencies = {} }: Installed): string[] =>
  Object.entries(dependencies).flatMap(([name, installed]) => [name, ...namesIn(installed)]);
const delivered = new Set([
  ...licensesOf('--prod').map(({ name }) => name),
  ...peers.flatMap((name) => [name, ...namesIn(devDependencies[name])]),
]);
const found = licensesOf().filter(({ name }) => delivered.has(name));
const refused = found.filter(({ license }) => !isAllowed(license));
for (const { license, name } of refused) console.error(`✗ ${license}: ${name}`);
console.log(
  `${found.length} packages are delivered, ${refused.length} of them with a license that isn't allowed`,
);
process.exit(found.length > 100 && refused.length === 0 ? 0 : 1);
