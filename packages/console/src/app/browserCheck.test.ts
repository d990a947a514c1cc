import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

const code = readFileSync('packages/console/public/browser-check.js', 'utf8');

const browser = () => ({
  HTMLScriptElement: { prototype: { noModule: false } },
  Array: { prototype: { toSorted: () => [] } },
  URL: { canParse: () => true },
  AbortSignal: Object.assign(() => undefined, { timeout: () => undefined }),
  CSSLayerBlockRule: () => undefined,
});

function check(globals: object): unknown[] {
  const set = vi.fn<(id: string, name: string, value: string) => void>();
  const getElementById = (id: string) => ({
    setAttribute: (name: string, value: string) => set(id, name, value),
  });
  runInNewContext(code, { ...globals, document: { getElementById } });
  return set.mock.calls;
}

it('the browser check accepts a browser that has all required features', () => {
  expect(check(browser())).toEqual([]);
});

it.each([
  { HTMLScriptElement: { prototype: {} } },
  { HTMLScriptElement: { prototype: {} }, Intl: undefined },
  { Array: { prototype: {} } },
  { URL: {} },
  { AbortSignal: undefined },
  { AbortSignal: () => undefined },
  { CSSLayerBlockRule: undefined },
])('the browser check shows the notice in a browser without %o', (missing) => {
  expect(check({ ...browser(), ...missing })).toEqual([
    ['root', 'hidden', ''],
    ['start-notice', 'data-failed', 'browser'],
  ]);
});

it('the browser check uses only syntax that every browser can parse', () => {
  expect(code).not.toMatch(/=>|\b(let|const|class|import|export)\s|`|\?\.|\?\?/);
});
