import { expect, it } from 'vitest';
import { type CssValues, type DesignTokens, leaves, toCssValues } from '../tokens/designTokens.ts';
import { vars } from '../tokens/vars.css.ts';
import { dark } from './dark.ts';
import { fixed, touchSizes } from '../tokens/fixed.ts';
import { light } from '../tokens/light.ts';
import { darkMore, lightMore } from './moreContrast.ts';
import { tokenFiles } from './tokenFiles.ts';

/**
 * Converts values to a common format: removes unneeded quotes and the unit of zero, and replaces
 * `transparent` with its color value.
 */
function normal(values: CssValues): CssValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? value
            .replace(/^0px$/, '0')
            .replaceAll(/'([^' ]+)'/g, '$1')
            .replaceAll('transparent', 'rgb(0 0 0 / 0)')
        : normal(value),
    ]),
  );
}

const read = (file: string): CssValues => {
  const parsed: DesignTokens = JSON.parse(JSON.stringify(tokenFiles[file]));
  return toCssValues(parsed);
};

it.each([
  ['tokens.json', { ...light, ...fixed }],
  ['tokens.dark.json', dark],
  ['tokens.contrast.json', { color: { ...lightMore } }],
  ['tokens.dark-contrast.json', { color: { ...darkMore } }],
  ['tokens.touch.json', { size: touchSizes }],
])('the file %s contains the values of its mode', (file, theme) => {
  expect(read(file)).toEqual(normal(theme));
});

it('tokens.json uses the notation of the Design Tokens format', () => {
  expect(tokenFiles['tokens.json']).toMatchObject({
    color: {
      scrim: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0.0549, 0.102, 0.1804], alpha: 0.44, hex: '#0E1A2E' },
      },
    },
    space: { s: { $type: 'dimension', $value: { value: 8, unit: 'px' } } },
    motion: {
      fast: { $type: 'duration', $value: { value: 120, unit: 'ms' } },
      ease: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
    },
    shadow: { card: { $type: 'shadow', $value: [{ offsetY: { value: 1, unit: 'px' } }] } },
  });
});

const valuesOf = (values: object) => new Map(leaves(values));

function tokenTable(): string {
  const flatLight = valuesOf({ ...light, ...fixed });
  const others = {
    dark: valuesOf(dark),
    touch: valuesOf({ size: touchSizes }),
  };
  const rows = leaves(vars).map(([path, property]) => {
    const cells = [property.slice(4, -1), `vars.${path}`, flatLight.get(path) ?? ''];
    const other = others.dark.get(path) ?? others.touch.get(path);
    return [...cells.map((cell) => `\`${cell}\``), other === undefined ? '' : `\`${other}\``];
  });
  return [
    '# CSS custom properties',
    '',
    'To change the accent, the radii, the density or the font, use `createTheme`. To change another color, set it for',
    'each theme, as the README shows. `pnpm exec vitest run packages/design-system -u` generates this file.',
    '',
    '| Property | TypeScript | Light | Dark, or on touch screens |',
    '| --- | --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    '## More contrast',
    '',
    'These values apply with `prefers-contrast: more`. Text has a contrast of 7:1, edges and the focus ring 4.5:1.',
    '',
    '| Property | Light | Dark |',
    '| --- | --- | --- |',
    ...moreRows().map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');
}

function moreRows(): readonly (readonly string[])[] {
  const before = [valuesOf(light.color), valuesOf(dark.color)];
  const after = [valuesOf(lightMore), valuesOf(darkMore)];
  return leaves(vars.color).flatMap(([path, property]) => {
    const values = after.map((colors) => colors.get(path));
    if (values.every((value, index) => value === undefined || value === before[index]?.get(path))) return [];
    return [[property.slice(4, -1), ...values.map((value) => value ?? '')].map((cell) => `\`${cell}\``)];
  });
}

it('TOKENS.md is up to date', async () => {
  await expect(tokenTable()).toMatchFileSnapshot('../../TOKENS.md');
});
