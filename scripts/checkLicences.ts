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

/** A project or a package in a list of pnpm. */
interface Listed {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Tree;
  readonly devDependencies?: Tree;
}
type Tree = Readonly<Record<string, Listed>>;

function listed(...args: string[]): readonly Listed[] {
  const options = ['list', '--depth', 'Infinity', '--long', '--json'];
  const output = execFileSync('pnpm', [...args, ...options], { maxBuffer: 256 * 1024 * 1024 });
  return JSON.parse(output.toString());
}

/** The license of each delivered package. */
const found = new Map<string, string>();
function collect(tree: Tree = {}): void {
  for (const [name, { version, license = 'none', dependencies }] of Object.entries(tree)) {
    // A package of this repository has a version such as `link:../api-mocks`.
    if (!version.startsWith('link:')) found.set(`${name}@${version}`, license);
    collect(dependencies);
  }
}

for (const { dependencies } of listed('-r', '--prod')) collect(dependencies);
// The container image contains the optional peers of the mock API.
const [mockApi] = listed('--filter', '@settlement/api-mocks', '--dev');
const { exceljs, msw } = mockApi?.devDependencies ?? {};
if (!exceljs || !msw) throw new Error('The mock API has other optional peers');
collect({ exceljs, msw });

const refused = [...found].filter(([, license]) => !isAllowed(license));
for (const [name, license] of refused) console.error(`✗ ${license}: ${name}`);
console.log(
  `${found.size} packages are delivered, ${refused.length} of them with a license that isn't allowed`,
);
process.exit(found.size > 100 && refused.length === 0 ? 0 : 1);
