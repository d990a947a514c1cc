import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { componentOf } from './componentOf.ts';
import { guides } from './guides.ts';
import { matrices } from './matrices.tsx';
import { combine } from './guide.ts';
import { rowName } from './MatrixTable.tsx';

const exported = Object.keys(JSON.parse(readFileSync('tests/package/budgets.json', 'utf8')));

/** Pages of public components, by their titles. */
const pages = globSync('packages/design-system/src/components/*/*.stories.tsx').flatMap((file) => {
  const title = /title: '(Components\/\w+)'/.exec(readFileSync(file, 'utf8'))?.[1];
  return title !== undefined && exported.includes(title.replace(/^.*\//, '')) ? [componentOf(title)] : [];
});

it.each(pages)('has a guide of %s', (name) => {
  expect(guides).toHaveProperty(name);
});

describe.each(Object.entries(guides))('the guide of %s', (_, guide) => {
  it('names instead only what there is', () => {
    for (const { instead } of guide.whenNot) expect(exported).toContain(instead);
  });

  it('has every part', () => {
    for (const part of [guide.whenNot, guide.anatomy, guide.keyboard, guide.content]) {
      expect(part.length).toBeGreaterThan(0);
    }
  });
});

/** Recipes whose variants no page needs to show in a table of their own. */
const withoutMatrix: Readonly<Record<string, string>> = {
  Box: 'Variants are room and surfaces of the layout: Foundations/Space and shape shows them.',
  DataTable: 'Variants are rows and cells of a table: its examples show them in one.',
  Grid: 'Variants are columns of the layout: its examples show them.',
  QrCode: 'Its size is a number of pixels.',
  HeroCard: 'The recipe is of one action; the card has no variants.',
};

describe('recipes', () => {
  const withRecipe = globSync('packages/design-system/src/components/*/*.css.ts')
    .filter((file) => /= recipe\(/.test(readFileSync(file, 'utf8')))
    .map((file) => file.replace(/^.*\/|\.css\.ts$/g, ''))
    .filter((name) => pages.includes(name));

  it.each(withRecipe)('are shown in a matrix: %s', (name) => {
    const matrix = guides[name]?.matrix ?? matrices[name];
    expect(Number(matrix !== undefined) + Number(name in withoutMatrix)).toBe(1);
  });

  const withProp = pages.filter((name) => {
    const [file] = globSync(`packages/design-system/src/components/*/${name}.tsx`);
    return (
      file !== undefined && /^ {2}(size|tone|variant|side|placement)\?:/m.test(readFileSync(file, 'utf8'))
    );
  });

  it.each(withProp)('and props that look like one are, too: %s', (name) => {
    expect(guides[name]?.matrix ?? matrices[name] ?? withoutMatrix[name]).toBeDefined();
  });

  it.each(Object.entries(matrices))('have the variants of the rows: %s', (_, { recipe, props, rows }) => {
    for (const row of rows) expect({ ...recipe?.classNames.variants, ...props }).toHaveProperty(row);
  });
});

it.each(['TextField', 'Select', 'Checkbox', 'ComboBox', 'Tabs'])('%s is shown in every state', (name) => {
  const matrix = guides[name]?.matrix ?? matrices[name];
  const states = matrix?.states.map((state) => state.name) ?? [];
  expect(states).toEqual(expect.arrayContaining(['At rest', 'Hovered', 'Disabled']));
  expect(new Set(states).size).toBe(states.length);
});

describe('combine', () => {
  it('has one row without a recipe', () => {
    expect(combine({ rows: [] })).toEqual([{}]);
  });

  it('takes the values from the recipe', () => {
    const recipe = {
      classNames: { variants: { tone: { accent: 'a', neutral: 'b' }, size: { small: 'c' } } },
    };
    expect(combine({ recipe, rows: ['tone', 'size'] })).toEqual([
      { tone: 'accent', size: 'small' },
      { tone: 'neutral', size: 'small' },
    ]);
    expect(combine({ recipe, rows: ['size'] })).toEqual([{ size: 'small' }]);
  });

  it('takes the values of props beside those of the recipe', () => {
    const recipe = { classNames: { variants: { tone: { accent: 'a' } } } };
    expect(
      combine({ recipe, props: { side: { right: 'right', left: 'left' } }, rows: ['tone', 'side'] }),
    ).toEqual([
      { tone: 'accent', side: 'right' },
      { tone: 'accent', side: 'left' },
    ]);
  });
});

it('names a row by its values, and a switch by its name', () => {
  expect(rowName({ tone: 'accent', isInText: 'false', isStrong: 'true' })).toBe('accent isStrong');
  expect(rowName({ isRow: 'false', isTall: 'false' })).toBe('plain');
});
