import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { originalFrame } from './originalFrame.ts';

const source = 'export const greet = (name: string): string => {\n  throw new Error(`no ${name}`);\n};\n';

it('originalFrame finds a reported line in the source code', async () => {
  const { code, map } = await transform(source, {
    loader: 'ts',
    minify: true,
    sourcemap: true,
    sourcefile: '../../src/app/greet.ts',
  });
  const readMap = (file: string) => (file === 'greet-ab12.js' ? JSON.parse(map) : undefined);
  const column = code.indexOf('new Error') + 1;
  expect(originalFrame(`assets/greet-ab12.js:1:${column}`, readMap)).toBe('src/app/greet.ts:2:9');
  expect(originalFrame(`assets/other-ab12.js:1:${column}`, readMap)).toBeUndefined();
  expect(originalFrame('at <anonymous>', readMap)).toBeUndefined();
});
