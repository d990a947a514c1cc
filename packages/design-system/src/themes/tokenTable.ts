import type { CssValues } from '../tokens/designTokens.ts';
import { vars } from '../tokens/vars.css.ts';
import { dark } from './dark.ts';
import { fixed, touchSizes } from './fixed.ts';
import { light } from './light.ts';
import { darkMore, lightMore } from './moreContrast.ts';

export function tokenTable(): string {
  const flatLight = flatten({ color: { ...light.color }, shadow: light.shadow, ...fixed });
  const others = {
    dark: flatten({ color: { ...dark.color }, shadow: dark.shadow }),
    touch: flatten({ size: touchSizes }),
  };
  const rows = [...flatten(vars)].map(([path, property]) => {
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
  const before = [flatten({ ...light.color }), flatten({ ...dark.color })];
  const after = [flatten({ ...lightMore }), flatten({ ...darkMore })];
  return [...flatten(vars.color)].flatMap(([path, property]) => {
    const values = after.map((colors) => colors.get(path));
    if (values.every((value, index) => value === undefined || value === before[index]?.get(path))) return [];
    return [[property.slice(4, -1), ...values.map((value) => value ?? '')].map((cell) => `\`${cell}\``)];
  });
}

function flatten(values: CssValues, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[prefix + name, value] satisfies [string, string]]
        : [...flatten(value, `${prefix}${name}.`)],
    ),
  );
}
