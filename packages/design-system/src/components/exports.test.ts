import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';

const texts = new Map(
  globSync('packages/design-system/src/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')]),
);

/** Checks if knip ignores unused exports of a file, because the file matches the pattern in `package.json`. */
const isInternal = (file: string) =>
  /\/components\/\w+\/\w+\.tsx$/.test(file) && basename(file, '.tsx') !== basename(dirname(file));

it.each([...texts].filter(([file]) => isInternal(file)))(
  'another file uses each export of %s',
  (file, text) => {
    const others = [...texts].filter(([other]) => other !== file).map(([, other]) => other);
    const used = new Set(others.join('\n').match(/\w+/g));
    const names = [...text.matchAll(/^export \w+ (\w+)/gm)].map(([, name = '']) => name);
    expect(names.filter((name) => !used.has(name))).toEqual([]);
  },
);
