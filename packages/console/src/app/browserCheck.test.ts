import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

const code = readFileSync('packages/console/public/browser-check.js', 'utf8');

/** What a browser has, as far as the check asks. */
const browser = () => ({
  HTMLScriptElement: { prototype: { noModule: false } },
  Array: { prototype: { toSorted: () => [] } },
  URL: { canParse: () => true },
  AbortSignal: Object.assign(() => undefined, { timeout: () => undefined }),
  CSSLayerBlockRule: () => undefined,
});

/** What is set on which element. */
function check(globals: object): unknown[] {
  const set = vi.fn<(id: string, name: string, value: string) => void>();
  const getElementById = (id: string) => ({
    setAttribute: (name: string, value: string) => set(id, name, value),
  });
  runInNewContext(code, { ...globals, document: { getElementById } });
  return set.mock.calls;
}

it('leaves a browser alone that has what the console needs', () => {
  expect(check(browser())).toEqual([]);
});

it.each([
  { HTMLScriptElement: { prototype: {} } },
  { Array: { prototype: {} } },
  { URL: {} },
  { AbortSignal: undefined },
  { AbortSignal: () => undefined },
  { CSSLayerBlockRule: undefined },
])('shows the notice in one without %o', (missing) => {
  expect(check({ ...browser(), ...missing })).toEqual([
    ['root', 'hidden', ''],
    ['start-notice', 'data-failed', 'browser'],
  ]);
});

it('can be read by any browser', () => {
  expect(code).not.toMatch(/=>|\b(let|const|class|import|export)\s|`|\?\.|\?\?/);
});
