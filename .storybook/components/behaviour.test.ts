import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { behavioursOf, outcomeOf } from './behaviour.ts';

it('finds the component by the stories that a spec visits', () => {
  const specs = {
    'tests/behaviour/rightToLeft.spec.ts': {
      source: "await openStory(page, 'select--default');\nstory: 'tabs--default',",
      outcome: '9 passed',
    },
    'tests/behaviour/keyboard.spec.ts': {
      source: "['select--default', 'select--one-disabled', 'select--default']",
      outcome: 'changed since',
    },
  };
  expect(behavioursOf(specs)).toEqual({
    select: [
      { concern: 'right to left', stories: ['default'], outcome: '9 passed' },
      { concern: 'keyboard', stories: ['default', 'one-disabled'], outcome: 'changed since' },
    ],
    tabs: [{ concern: 'right to left', stories: ['default'], outcome: '9 passed' }],
  });
});

it('reads the suite as it is', () => {
  const specs = Object.fromEntries(
    globSync('tests/behaviour/*.spec.ts').map((file) => [
      file,
      { source: readFileSync(file, 'utf8'), outcome: '' },
    ]),
  );
  const concerns = behavioursOf(specs)['select']?.map(({ concern }) => concern);
  expect(concerns).toEqual(expect.arrayContaining(['keyboard', 'forms']));
});

it('says how a spec ended, unless it is another one by now', () => {
  const recorded = { passed: 12, failed: 1, source: 'a' };
  expect(outcomeOf(recorded, 'a')).toBe('12 passed, 1 failed');
  expect(outcomeOf({ ...recorded, failed: 0 }, 'a')).toBe('12 passed');
  expect(outcomeOf(recorded, 'b')).toBe('changed since');
  expect(outcomeOf(undefined, 'a')).toBe('changed since');
});
