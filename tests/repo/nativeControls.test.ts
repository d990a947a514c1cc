import { expect, it } from 'vitest';
import { isCheck, projectFiles, read } from './source.ts';

const ELEMENT = /<(a|button|details|dialog|input|label|meter|progress|select|summary|textarea)[\s>]/g;
const ROLE = /\brole(?:=|: )(?:\{[^}]*?)?["']([a-z]+)["']/g;

/** The allowed native controls by file. Decision 0013 contains the reasons. */
const controls: Readonly<Record<string, string>> = {
  'packages/console/src/charts/DonutChart.tsx': 'label, input',
  'packages/design-system/src/components/Button/withKeyShortcuts.tsx': 'button',
  'packages/design-system/src/components/DataTable/TableRow.tsx': 'button',
  'packages/design-system/src/components/DataTable/TableView.tsx': 'button',
  'packages/design-system/src/components/DataTable/useColumnWidths.tsx': 'input',
  'packages/design-system/src/components/Pagination/Pagination.tsx': 'button',
  'packages/design-system/src/components/SkipLink/SkipLink.tsx': 'a',
};

const composites: Readonly<Record<string, string>> = {
  'packages/console/src/charts/DonutChart.tsx': 'radiogroup',
  'packages/console/src/charts/LineChart.tsx': 'slider',
};

/** Roles without keyboard behavior, and `alertdialog`, which is only a prop of `Dialog`. */
const keyless = new Set([
  'alert',
  'alertdialog',
  'group',
  'img',
  'log',
  'presentation',
  'progressbar',
  'region',
  'status',
  'timer',
]);

const sources = projectFiles().filter(
  (file) =>
    /^packages\/(console|design-system)\/src\/.*\.tsx$/.test(file) &&
    !isCheck(file) &&
    // This file contains the HTML that tests expect.
    !file.endsWith('/Form/filledFields.tsx'),
);

function found(pattern: RegExp, isMeant: (name: string) => boolean): Record<string, string> {
  const pairs = sources.map((file) => {
    const text = read(file).replaceAll(/\/\*[\s\S]*?\*\/|\[role="[a-z]+"\]/g, '');
    const names = [...text.matchAll(pattern)].map(([, name]) => name ?? '').filter(isMeant);
    return [file, [...new Set(names)].join(', ')] as const;
  });
  return Object.fromEntries(pairs.filter(([, names]) => names !== ''));
}

it('native controls are used only if decision 0013 allows them', () => {
  expect(found(ELEMENT, () => true)).toEqual(controls);
});

it('roles with keyboard behavior are used only if decision 0013 allows them', () => {
  expect(found(ROLE, (role) => !keyless.has(role))).toEqual(composites);
});
