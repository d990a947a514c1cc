import { expect, it } from 'vitest';
import { projectFiles, read } from './source.ts';

it('every command uses the version of pnpm in package.json', () => {
  const { packageManager }: { packageManager: string } = JSON.parse(read('package.json'));
  const others = projectFiles()
    .filter((file) => /\.(?:md|ya?ml|json|tsx?)$|run$|Dockerfile$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\bpnpm@\d+\.\d+\.\d+/g)]
        .filter(([found]) => found !== packageManager)
        .map(([found]) => `${file}: ${found}`),
    );
  expect(others).toEqual([]);
});
