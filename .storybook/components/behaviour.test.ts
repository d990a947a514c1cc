import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { behavioursOf } from './behaviour.ts';

it('finds the component by the stories that a spec visits', () => {
  const specs = {
    'tests/behaviour/rightToLeft.spec.ts':
      "await openStory(page, 'select--default');\nstory: 'tabs--default',",
    'tests/behaviour/keyboard.spec.ts': "['select--default', 'select--one-disabled', 'select--default']",
  };
  expect(behavioursOf(specs)).toEqual({
    select: [
      { concern: 'right to left', stories: ['default'] },
      { concern: 'keyboard', stories: ['default', 'one-disabled'] },
    ],
    tabs: [{ concern: 'right to left', stories: ['default'] }],
  });
});

it('reads the suite as it is', () => {
  const specs = Object.fromEntries(
    globSync('tests/behaviour/*.spec.ts').map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const concerns = behavioursOf(specs)['select']?.map(({ concern }) => concern);
  expect(concerns).toEqual(expect.arrayContaining(['keyboard', 'forms']));
});
