import { describe, expect, it } from 'vitest';
import { type Package, apiMocks, designSystem, merchantConsole, shippedLayers } from './layers.ts';
import { importsOf, isCheck, isCode, projectFiles, read } from './source.ts';
import type { Import } from './source.ts';

const files = projectFiles().filter((file) => isCode(file) && file.startsWith('packages/'));
const imports = files.flatMap(importsOf);

/**
 * Checks if a file of the console may import the mock API. Production builds don't contain such files, as
 * `tests/e2e/bundle.spec.ts` verifies.
 */
const isMockDoor = (file: string) =>
  file === 'packages/console/src/app/startMock.ts' || file.startsWith('packages/console/src/dev/');

const layerOf = (file: string, base: string) =>
  file.startsWith(base) ? (file.slice(base.length).split('/')[0] ?? '') : undefined;

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
  return [...unknown.map((folder) => `${base}${folder} is not a layer`), ...wrong];
}

const shipped = imports.filter(({ file }) => !isCheck(file));

describe('import rules', () => {
  it('forbid the router, the store, queries and translation in the design system', () => {
    const forbidden =
      /^(wouter|jotai|@tanstack|redaxios|react-intl|@formatjs|msw|@settlement\/(console|api-mocks))/;
    const wrong = imports.filter(
      ({ file, specifier }) => file.startsWith('packages/design-system/') && forbidden.test(specifier),
    );
    expect(wrong).toEqual([]);
  });

  it('allow the console to import only the contract and rules of the mock API', () => {
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

  it('forbid imports of the console and the design system in the mock API', () => {
    const wrong = imports.filter(
      ({ file, specifier }) =>
        file.startsWith('packages/api-mocks/') && /^@settlement\/(console|design-system)/.test(specifier),
    );
    expect(wrong).toEqual([]);
  });

  it('forbid relative paths to other packages', () => {
    const packageOf = (file: string) => file.split('/').slice(0, 2).join('/');
    const wrong = imports.filter(({ file, target }) => target && packageOf(target) !== packageOf(file));
    expect(wrong).toEqual([]);
  });

  it('allow relative imports of at most one folder up', () => {
    const wrong = imports.filter(
      ({ file, specifier, target }) =>
        /^packages\/[^/]+\/src\//.test(file) && specifier.startsWith('../../') && target?.includes('/src/'),
    );
    expect(wrong).toEqual([]);
  });

  it('require that tests, scripts and Storybook import package sources by alias', () => {
    const wrong = projectFiles()
      .filter((file) => isCode(file) && /^(tests|scripts|\.storybook)\//.test(file))
      .flatMap(importsOf)
      .filter(
        ({ specifier, target }) => specifier.startsWith('.') && /^packages\/[^/]+\/src\//.test(target ?? ''),
      );
    expect(wrong).toEqual([]);
  });

  it.each([designSystem, merchantConsole, apiMocks])(
    'allow each layer of $name to import only earlier layers',
    (of) => {
      expect(againstOrder(of, shipped)).toEqual([]);
    },
  );

  it('forbid imports between features', () => {
    const base = 'packages/console/src/features/';
    const wrong = imports.filter(({ file, target }) => {
      const from = layerOf(file, base);
      const to = target && layerOf(target, base);
      return from && to && from !== to;
    });
    expect(wrong).toEqual([]);
  });

  it('forbid imports of endpoints, data and features in charts', () => {
    const wrong = imports.filter(
      ({ file, specifier, target }) =>
        file.startsWith('packages/console/src/charts/') &&
        (specifier.startsWith('@settlement/api-mocks') || /\/(data|features|app|api)\//.test(target ?? '')),
    );
    expect(wrong).toEqual([]);
  });

  it('allow the contract to import only the schema library and itself', () => {
    const wrong = shipped.filter(
      ({ file, specifier }) =>
        file.startsWith('packages/api-mocks/src/contract/') &&
        specifier !== 'valibot' &&
        !/^\.\/(?:[\w-]+\.ts|messages\.json)$/.test(specifier),
    );
    expect(wrong).toEqual([]);
  });

  it('allow the rules to import only rules, the contract and three libraries', () => {
    const wrong = shipped.filter(
      ({ file, specifier }) =>
        file.startsWith('packages/api-mocks/src/rules/') &&
        !/^valibot$|^(@noble\/hashes|@scure\/base)(\/|$)|^\.\/[\w-]+\.ts$|^#contract\/[\w-]+\.ts$/.test(
          specifier,
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('allow only one file to import the HTTP library', () => {
    const knowing = shipped.filter(({ specifier }) => specifier === 'redaxios').map(({ file }) => file);
    expect(knowing).toEqual(['packages/console/src/api/client.ts']);
  });
});

const drawing = read('docs/images/architecture.svg');
const columns = new Map(
  drawing
    .split('class="name">')
    .slice(1)
    .map((column) => [column.slice(0, column.indexOf('<')), column]),
);
const BOX = /<rect class="(?:layer|aside)"[^>]* y="(\d+)"[^>]*><text[^>]*>([\w-]+)</g;

it.each([designSystem, merchantConsole, apiMocks])(
  'the architecture diagram shows the layers of $name in order',
  (of) => {
    const boxes = [...(columns.get(of.name) ?? '').matchAll(BOX)].map(([, y, name = '']) => ({
      y: Number(y),
      name,
    }));
    const fromTheGround = boxes.toSorted((one, other) => other.y - one.y).map(({ name }) => name);
    expect(fromTheGround.filter((name) => !Object.hasOwn(of.beside, name))).toEqual(of.layers);
    expect(fromTheGround).toHaveLength(of.layers.length + Object.keys(of.beside).length);
    const description = /<desc [^>]*>(.*)<\/desc>/.exec(drawing)?.[1] ?? '';
    for (const layer of of.layers) expect(description).toMatch(new RegExp(`\\b${layer}\\b`));
  },
);
