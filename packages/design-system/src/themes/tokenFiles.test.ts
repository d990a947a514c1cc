import { expect, it } from 'vitest';
import { type CssValues, type DesignTokens, toCssValues } from '../tokens/designTokens.ts';
import { vars } from '../tokens/vars.css.ts';
import { dark } from './dark.ts';
import { fixed, touchSizes } from './fixed.ts';
import { light } from './light.ts';
import { darkMore, lightMore } from './moreContrast.ts';
import { tokenFiles } from './tokenFiles.ts';
import { tokenTable } from './tokenTable.ts';

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
const paths = (values: object, path = ''): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${path}${name}`] : paths(value, `${path}${name}.`),
  );

it.each([
  ['tokens.json', { color: { ...light.color }, shadow: light.shadow, ...fixed }],
  ['tokens.dark.json', { color: { ...dark.color }, shadow: dark.shadow }],
  ['tokens.contrast.json', { color: { ...lightMore } }],
  ['tokens.dark-contrast.json', { color: { ...darkMore } }],
  ['tokens.touch.json', { size: touchSizes }],
])('the file %s contains the values of its mode', (file, theme) => {
  expect(read(file)).toEqual(normal(theme));
});

it('tokens.json contains every token of the contract', () => {
  expect(paths(read('tokens.json')).toSorted()).toEqual(paths(vars).toSorted());
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

it('TOKENS.md is up to date', async () => {
  await expect(tokenTable()).toMatchFileSnapshot('../../TOKENS.md');
});
