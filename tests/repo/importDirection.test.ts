import { describe, expect, it } from 'vitest';
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
function againstOrder(
  base: string,
  order: readonly string[],
  of: readonly Import[],
  beside: readonly string[] = [],
): string[] {
  const folders = new Set(of.flatMap(({ file }) => layerOf(file, base) ?? []));
  const unknown = [...folders].filter(
    (folder) => !folder.includes('.') && !order.includes(folder) && !beside.includes(folder),
  );
  const wrong = of.flatMap(({ file, specifier, target }) => {
    const from = layerOf(file, base);
    const to = target && layerOf(target, base);
    if (!from || !to || !order.includes(from) || !order.includes(to)) return [];
    return order.indexOf(to) > order.indexOf(from) ? [`${file} imports ${specifier}`] : [];
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
    const wrong = shipped.filter(
      ({ file, specifier }) =>
        file.startsWith('packages/console/src/') &&
        /^@settlement\/api-mocks\/(?!(contract|rules)\/)|^msw/.test(specifier) &&
        !isMockDoor(file),
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
        /^packages\/(console|api-mocks)\/src\//.test(file) &&
        specifier.startsWith('../../') &&
        target?.includes('/src/'),
    );
    expect(wrong).toEqual([]);
  });

  it('the console goes lib ← api ← kit ← data ← features ← app', () => {
    const order = ['lib', 'api', 'i18n', 'kit', 'data', 'parts', 'features', 'app'];
    // Charts have a test of their own; `dev` is the panel over the mock bank.
    expect(againstOrder('packages/console/src/', order, shipped, ['charts', 'dev'])).toEqual([]);
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

  it('the bank goes contract ← rules ← core ← resources ← fixtures ← instance ← entries', () => {
    const order = ['contract', 'rules', 'core', 'resources', 'fixtures', 'instance', 'entries'];
    // What tests share.
    expect(againstOrder('packages/api-mocks/src/', order, shipped, ['testing'])).toEqual([]);
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

  it('the design system goes tokens ← css ← themes, components ← entries', () => {
    const order = ['tokens', 'icons', 'css', 'themes', 'components', 'entries'];
    expect(againstOrder('packages/design-system/src/', order, shipped)).toEqual([]);
  });

  it('only one file knows the transport', () => {
    const knowing = shipped.filter(({ specifier }) => specifier === 'redaxios').map(({ file }) => file);
    expect(knowing).toEqual(['packages/console/src/api/client.ts']);
  });
});
