import { describe, expect, it } from 'vitest';
import { type Package, apiMocks, designSystem, merchantConsole, shippedLayers } from './layers.ts';
import { importsOf, isCheck, isCode, projectFiles } from './source.ts';
import type { Import } from './source.ts';

const files = projectFiles().filter((file) => isCode(file) && file.startsWith('packages/'));
const imports = files.flatMap(importsOf);

/** The door to the mock backend and its panel; a build drops both, and `tests/e2e/bundle.spec.ts` looks. */
const isMockDoor = (file: string) =>
  file === 'packages/console/src/app/startMock.ts' || file.startsWith('packages/console/src/dev/');

const layerOf = (file: string, base: string) =>
  file.startsWith(base) ? (file.slice(base.length).split('/')[0] ?? '') : undefined;

/**
 * Imports from a layer after the importer's own, and folders that are no layer: neither in the order nor named
 * as standing beside it.
 */
function againstOrder({ name, layers, beside }: Package, of: readonly Import[]): string[] {
  const base = `packages/${name}/src/`;
  const folders = new Set(of.flatMap(({ file }) => layerOf(file, base) ?? []));
  const unknown = [...folders].filter(
    (folder) => !folder.includes('.') && !layers.includes(folder) && !Object.hasOwn(beside, folder),
  );
  const wrong = of.flatMap(({ file, specifier, target }) => {
    const from = layerOf(file, base);
    const to = target && layerOf(target, base);
    if (!from || !to || !layers.includes(from) || !layers.includes(to)) return [];
    return layers.indexOf(to) > layers.indexOf(from) ? [`${file} imports ${specifier}`] : [];
  });
  return [...unknown.map((folder) => `${base}${folder} is no layer`), ...wrong];
}

const shipped = imports.filter(({ file }) => !isCheck(file));

describe('who may import whom', () => {
  it('the design system knows no router, store, query library, translation or domain', () => {
    const forbidden =
      /^(wouter|jotai|@tanstack|redaxios|react-intl|@formatjs|msw|@settlement\/(console|api-mocks))/;
    const wrong = imports.filter(
      ({ file, specifier }) => file.startsWith('packages/design-system/') && forbidden.test(specifier),
    );
    expect(wrong).toEqual([]);
  });

  it('the console ships nothing of the mock backend but the contract and the rules', () => {
    const allowed = new RegExp(`^@settlement/api-mocks/(${shippedLayers.join('|')})/`);
    const wrong = shipped.filter(
      ({ file, specifier }) =>
        file.startsWith('packages/console/src/') &&
        /^@settlement\/api-mocks\/|^msw/.test(specifier) &&
        !allowed.test(specifier) &&
        !isMockDoor(file),
    );
    expect(wrong).toEqual([]);
  });

  it('the mock bank knows neither the console nor the design system', () => {
    const wrong = imports.filter(
      ({ file, specifier }) =>
        file.startsWith('packages/api-mocks/') && /^@settlement\/(console|design-system)/.test(specifier),
    );
    expect(wrong).toEqual([]);
  });

  it('no package reaches into another by a relative path', () => {
    const packageOf = (file: string) => file.split('/').slice(0, 2).join('/');
    const wrong = imports.filter(({ file, target }) => target && packageOf(target) !== packageOf(file));
    expect(wrong).toEqual([]);
  });

  it('an import goes up one folder at most, and names any other place from the root of its package', () => {
    const wrong = imports.filter(
      ({ file, specifier, target }) =>
        /^packages\/[^/]+\/src\//.test(file) && specifier.startsWith('../../') && target?.includes('/src/'),
    );
    expect(wrong).toEqual([]);
  });

  it('tests, stories and scripts name the source of a package from its root', () => {
    const wrong = projectFiles()
      .filter((file) => isCode(file) && /^(tests|scripts|\.storybook)\//.test(file))
      .flatMap(importsOf)
      .filter(
        ({ specifier, target }) => specifier.startsWith('.') && /^packages\/[^/]+\/src\//.test(target ?? ''),
      );
    expect(wrong).toEqual([]);
  });

  it.each([designSystem, merchantConsole, apiMocks])('a layer of $name imports those before it', (of) => {
    expect(againstOrder(of, shipped)).toEqual([]);
  });

  it('features never import each other', () => {
    const base = 'packages/console/src/features/';
    const wrong = imports.filter(({ file, target }) => {
      const from = layerOf(file, base);
      const to = target && layerOf(target, base);
      return from && to && from !== to;
    });
    expect(wrong).toEqual([]);
  });

  it('charts are typed by data, not by endpoints', () => {
    const wrong = imports.filter(
      ({ file, specifier, target }) =>
        file.startsWith('packages/console/src/charts/') &&
        (specifier.startsWith('@settlement/api-mocks') || /\/(data|features|app|api)\//.test(target ?? '')),
    );
    expect(wrong).toEqual([]);
  });

  it('the contract imports the schema library and itself, nothing else', () => {
    const wrong = shipped.filter(
      ({ file, specifier }) =>
        file.startsWith('packages/api-mocks/src/contract/') &&
        specifier !== 'valibot' &&
        !/^\.\/[\w-]+\.ts$/.test(specifier),
    );
    expect(wrong).toEqual([]);
  });

  it('the rules import the contract, themselves, and libraries for schemas, hashes and encodings', () => {
    const wrong = shipped.filter(
      ({ file, specifier }) =>
        file.startsWith('packages/api-mocks/src/rules/') &&
        !/^valibot$|^(@noble\/hashes|@scure\/base)(\/|$)|^\.\/[\w-]+\.ts$|^#contract\/[\w-]+\.ts$/.test(
          specifier,
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('only one file knows the transport', () => {
    const knowing = shipped.filter(({ specifier }) => specifier === 'redaxios').map(({ file }) => file);
    expect(knowing).toEqual(['packages/console/src/api/client.ts']);
  });
});
