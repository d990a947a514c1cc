import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { componentOf } from './componentOf.ts';
import { guides } from './guides.ts';
import { combine } from './guide.ts';

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

describe('combine', () => {
  it('takes the values from the recipe', () => {
    const recipe = {
      classNames: { variants: { tone: { accent: 'a', neutral: 'b' }, size: { small: 'c' } } },
    };
    expect(combine(recipe, ['tone', 'size'])).toEqual([
      { tone: 'accent', size: 'small' },
      { tone: 'neutral', size: 'small' },
    ]);
    expect(combine(recipe, ['size'])).toEqual([{ size: 'small' }]);
  });
});
