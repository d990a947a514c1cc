import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { journeys } from './journeys.ts';

const sources = globSync(['packages/*/src/**/*.stories.tsx', '.storybook/*/*.stories.tsx']).map((file) =>
  readFileSync(file, 'utf8'),
);

it.each(journeys.flatMap(({ steps }) => steps.map(({ to }) => to)))(
  'the welcome page links only to existing stories: $title, $story',
  ({ title, story }) => {
    const source = sources.find((text) => text.includes(`title: '${title}'`));
    expect(source).toMatch(new RegExp(`export const ${story}\\b`));
  },
);
