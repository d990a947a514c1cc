import { expect, it } from 'vitest';
import { apiMocks, designSystem, merchantConsole } from './layers.ts';
import { read } from './source.ts';

const drawing = read('docs/images/architecture.svg');
const columns = new Map(
  drawing
    .split('class="name">')
    .slice(1)
    .map((column) => [column.slice(0, column.indexOf('<')), column]),
);
const BOX = /<rect class="(?:layer|aside)"[^>]* y="(\d+)"[^>]*><text[^>]*>([\w-]+)</g;

it.each([designSystem, merchantConsole, apiMocks])(
  'the architecture diagram shows the layers of $name in order',
  (of) => {
    const boxes = [...(columns.get(of.name) ?? '').matchAll(BOX)].map(([, y, name = '']) => ({
      y: Number(y),
      name,
    }));
    const fromTheGround = boxes.toSorted((one, other) => other.y - one.y).map(({ name }) => name);
    expect(fromTheGround.filter((name) => !Object.hasOwn(of.beside, name))).toEqual(of.layers);
    expect(fromTheGround).toHaveLength(of.layers.length + Object.keys(of.beside).length);
    const description = /<desc [^>]*>(.*)<\/desc>/.exec(drawing)?.[1] ?? '';
    for (const layer of of.layers) expect(description).toMatch(new RegExp(`\\b${layer}\\b`));
  },
);
