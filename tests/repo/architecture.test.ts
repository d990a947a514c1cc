import { expect, it } from 'vitest';
import { drawArchitecture } from './drawArchitecture.ts';
import { apiMocks, designSystem, merchantConsole } from './layers.ts';
import { read } from './source.ts';

it('the picture of the architecture is the one of the layers; `pnpm unit tests/repo -u` draws it again', async () => {
  await expect(drawArchitecture()).toMatchFileSnapshot('../../docs/images/architecture.svg');
});

it('every layer is named in the picture and in its description, and the document shows it', () => {
  const drawing = drawArchitecture();
  const description = /<desc [^>]*>(.*)<\/desc>/.exec(drawing)?.[1] ?? '';
  for (const { layers, beside } of [designSystem, merchantConsole, apiMocks]) {
    for (const layer of layers) expect(description).toMatch(new RegExp(`\\b${layer}\\b`));
    for (const name of [...layers, ...Object.keys(beside)]) expect(drawing).toContain(`>${name}</text>`);
  }
  expect(read('docs/architecture.md')).toContain('](images/architecture.svg)');
});
