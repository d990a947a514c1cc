import { describe, expect, it } from 'vitest';
import { entryFiles } from '../../packages/design-system/scripts/build/entryFiles.ts';
import { isCheck, isCode, projectFiles, read } from './source.ts';

const files = projectFiles();
const code = files.filter(isCode);

function linesWith(pattern: RegExp, among: readonly string[]): string[] {
  return among.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

const documents = files.filter((file) => file.endsWith('.md'));
const linksOf = (file: string) =>
  [
    ...read(file)
      .replaceAll(/^ *```.*?^ *```/gms, '')
      .replaceAll(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, href = '']) => href);

/** Returns the IDs of the headings of a document in GitHub's format. */
const headingsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );

const texts = files.filter((file) => /\.(tsx?|m?js|json|ya?ml|md|css|html|sh)$|run$/.test(file));
const checked = code.filter((file) => !file.startsWith('tests/repo/'));
const shipped = code.filter((file) => file.startsWith('packages/') && !isCheck(file));

/** The forbidden lines, and the files that must not contain them. */
const forbidden: readonly (readonly [name: string, pattern: RegExp, among: readonly string[]])[] = [
  ['URLs of package registries', new RegExp(['registry', '\\.(npmjs|npmmirror|yarnpkg)'].join('')), texts],
  [
    'absolute local paths',
    new RegExp(['/(work|root|home|Users)', '/[a-z]'].join('')),
    texts.filter((file) => !file.endsWith('pnpm-lock.yaml')),
  ],
  [
    'skipped, exclusive and postponed tests, and fixed waiting times',
    /\b(it|test|describe)\.(skip|only|todo|fixme)\b|waitForTimeout/,
    checked,
  ],
  [
    'comments that turn off type checks or lint rules',
    new RegExp(['@ts-(ignore|expect-error|nocheck)', '(ox|es)lint-disable'].join('|')),
    checked,
  ],
  [
    'HTML that is created from strings',
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write\b/,
    // The Vite plugin in `trustedAnnouncer.ts` contains such code as a text, because it replaces the code in
    // React Aria.
    shipped.filter((file) => !file.endsWith('/vite/trustedAnnouncer.ts')),
  ],
];

describe('the conventions of the repository', () => {
  it.each(forbidden)('forbid %s', (_, pattern, among) => {
    expect(linesWith(pattern, among)).toEqual([]);
  });

  it('require exact versions, or ranges for dependencies of published packages', () => {
    const exact = /^(?:workspace:\*|(?:npm:(?:@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?)$/;
    const range = /^\^\d+\.\d+\.\d+$/;
    // Peer dependencies aren't checked, because applications choose their versions.
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
    type Manifest = Partial<Record<(typeof kinds)[number], Readonly<Record<string, string>>>> & {
      private?: boolean;
    };
    const versions = files
      .filter((file) => /(?:^|\/)package\.json$/.test(file))
      .flatMap((file) => {
        const manifest: Manifest = JSON.parse(read(file));
        return kinds.flatMap((kind) =>
          Object.entries(manifest[kind] ?? {}).map(([name, version]) => ({
            file,
            name,
            version,
            // Applications share the dependencies of published packages, so these are ranges.
            allowed: kind === 'dependencies' && manifest.private !== true ? range : exact,
          })),
        );
      });
    expect(versions.length).toBeGreaterThan(50);
    expect(versions.filter(({ version, allowed }) => !allowed.test(version))).toEqual([]);
  });

  const entries = entryFiles('packages/design-system');
  const isBuilt = (name: string) =>
    /^(styles|styles-without-reset|tokens|contrast|fonts|reset)\.css$/.test(name) ||
    /^(components|tokens(\.dark|\.contrast|\.dark-contrast|\.touch)?)\.json$/.test(name) ||
    entries.has(name.replace(/\.css$/, ''));

  it('require that files named in documents exist', () => {
    const missing = documents.flatMap((file) =>
      [...read(file).matchAll(/`([\w./-]+\.(?:tsx?|css|json|md))`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !/^(Name\.|\/)/.test(name) && !isBuilt(name))
        .filter((name) => !files.some((one) => one === name || one.endsWith(`/${name}`)))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(documents)('require valid links in %s', (from) => {
    const broken = linksOf(from)
      .filter((href) => !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href))
      .filter((href) => {
        const { pathname, hash } = new URL(href, `file:///${from}`);
        const path = decodeURIComponent(pathname.slice(1)).replace(/\/$/, '');
        const isKnown = files.some((one) => one === path || one.startsWith(`${path}/`));
        return !isKnown || (hash !== '' && !headingsOf(path).includes(decodeURIComponent(hash.slice(1))));
      });
    expect(broken).toEqual([]);
  });

  it('forbid index files in packages', () => {
    const barrels = code.filter((file) => file.startsWith('packages/') && /\/index\.tsx?$/.test(file));
    expect(barrels).toEqual([]);
  });
});
