import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { originalFrame, parseFrame } from './originalFrame.ts';

const source = 'export const greet = (name: string): string => {\n  throw new Error(`no ${name}`);\n};\n';

it('originalFrame finds a reported line in the source code', async () => {
  const { code, map } = await transform(source, {
    loader: 'ts',
    minify: true,
    sourcemap: true,
    sourcefile: '../../src/app/greet.ts',
  });
  const frame = parseFrame(`assets/greet-ab12.js:1:${code.indexOf('new Error') + 1}`);
  expect(frame?.file).toBe('greet-ab12.js');
  expect(frame && originalFrame(JSON.parse(map), frame)).toBe('src/app/greet.ts:2:9');
});

it('parseFrame ignores lines from other files', () => {
  expect(parseFrame('at <anonymous>')).toBeUndefined();
});
