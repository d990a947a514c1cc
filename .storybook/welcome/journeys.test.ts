import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { journeys } from './journeys.ts';

const sources = globSync(['packages/*/src/**/*.stories.tsx', '.storybook/*/*.stories.tsx']).map((file) =>
  readFileSync(file, 'utf8'),
);

it.each(journeys.flatMap(({ steps }) => steps.map(({ to }) => to)))(
  'leads to $title, $story, which exists',
  ({ title, story }) => {
    const source = sources.find((text) => text.includes(`title: '${title}'`));
    expect(source).toMatch(new RegExp(`export const ${story}\\b`));
  },
);
