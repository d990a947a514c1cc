// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Specimen } from '#design-system/components/guide.ts';
import { entryFiles } from '../../packages/design-system/scripts/build/entryFiles.ts';
import { positionMarks } from './Anatomy.tsx';
import { guides } from './guides.ts';
import { combine, rowName } from './MatrixTable.tsx';
import { takePicture } from './Picture.tsx';

const entries = [...entryFiles('packages/design-system').keys()];
const all = Object.entries(guides);

it.each(entries.filter((name) => /^[A-Z]/.test(name) && name !== 'ToastQueue'))(
  'the entry %s has a guide',
  (name) => expect(guides).toHaveProperty(name),
);

it.each(all)('the guide of %s recommends only existing entries as alternatives', (_, { instead }) => {
  for (const name of Object.keys(instead)) expect(entries).toContain(name);
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

async function draw({ render, window: size, press, preload }: Specimen): Promise<ParentNode> {
  if (size) {
    const take = () => takePicture(render(), size, press);
    if (!preload) return take();
    take();
    await vi.dynamicImportSettled();
    const picture = take();
    if (picture.querySelector('[aria-busy]')) throw new Error('The component is still loading');
    return picture;
  }
  const element = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  act(() => createRoot(element).render(render()));
  return element;
}

it.each(all.flatMap(([name, guide]) => (guide.specimen ? [[name, guide, guide.specimen] as const] : [])))(
  'the specimen of %s contains every part of its anatomy',
  async (_, { anatomy }, specimen) => {
    const drawing = await draw(specimen);
    for (const [part, [, selector = 'no selector']] of Object.entries(anatomy)) {
      expect(drawing.querySelector(selector), `${part}: ${selector}`).not.toBeNull();
    }
  },
);

it.each(
  all.flatMap(([name, { matrix }]) => (matrix?.window ? [[name, matrix, matrix.window] as const] : [])),
)(
  'the picture of %s shows the open state without changing the page',
  (_, { rows, states, render }, window) => {
    document.body.appendChild(document.createElement('button')).focus();
    const html = document.body.outerHTML;
    const picture = takePicture(render(combine(rows)[0] ?? {}, states[0]?.props ?? {}), window);
    expect(
      picture.querySelector('[role="dialog"], [role="menu"], [role="tooltip"], [role="region"]'),
    ).not.toBeNull();
    expect(document.body.outerHTML).toBe(html);
    expect(document.documentElement.style.cssText).toBe('');
  },
);

describe('a matrix of variants', () => {
  it('has one row if there are no variants', () => {
    expect(combine({})).toEqual([{}]);
  });

  it('has a row for each combination of variants', () => {
    expect(combine({ tone: ['accent'], side: ['right', 'left'] })).toEqual([
      { tone: 'accent', side: 'right' },
      { tone: 'accent', side: 'left' },
    ]);
  });

  it('names each row after the values of its variants', () => {
    expect(rowName({ tone: 'accent', isInText: 'false', isStrong: 'true' })).toBe('accent isStrong');
    expect(rowName({ isRow: 'false', isTall: 'false' })).toBe('plain');
  });
});

describe('the marks in an anatomy picture', () => {
  const box = { left: 40, top: 40, width: 100, height: 20 };

  it('appear below one another if their parts start at the same position', () => {
    expect(positionMarks([box, { ...box, height: 80 }])).toEqual([
      { left: 20, top: 38 },
      { left: 20, top: 58 },
    ]);
  });
});
