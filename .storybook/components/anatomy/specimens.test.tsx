// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { guides } from '../guides.ts';
import { takePicture } from '../takePicture.tsx';
import { positionMarks } from './boxes.ts';
import type { Specimen } from './specimen.ts';
import { specimens } from './specimens.ts';

/** Whose parts are no parts of what is drawn. */
const undrawn: Readonly<Record<string, string>> = {
  Text: 'Its parts are steps of a scale: Foundations/Type shows them.',
};

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
afterEach(() => document.body.replaceChildren());

/** As the page draws it: what opens over the page as a picture. */
async function draw({ render, window: size, press, preload }: Specimen): Promise<ParentNode> {
  if (size) {
    const take = () => takePicture(render(), size, press);
    if (!preload) return take();
    take();
    await vi.dynamicImportSettled();
    const picture = take();
    if (picture.querySelector('[aria-busy]')) throw new Error('It still loads');
    return picture;
  }
  const element = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  act(() => createRoot(element).render(render()));
  return element;
}

describe.each(Object.entries(specimens))('the drawing of %s', (name, specimen) => {
  it('has every part of its guide', async () => {
    const parts = (guides[name]?.anatomy ?? []).map(([part]) => part);
    expect(Object.keys(specimen.parts).toSorted()).toEqual(parts.toSorted());
    const drawing = await draw(specimen);
    for (const [part, [selector]] of Object.entries(specimen.parts)) {
      expect(drawing.querySelector(selector), `${part}: ${selector}`).not.toBeNull();
    }
  });
});

it.each(Object.entries(guides).filter(([, { anatomy }]) => anatomy.length > 2))(
  'draws more than two parts: %s',
  (name) => {
    expect(name in specimens).toBe(!(name in undrawn));
  },
);

describe('marks', () => {
  const box = { left: 40, top: 40, width: 100, height: 20 };

  it('stand before their part', () => {
    expect(positionMarks([box])).toEqual([{ left: 20, top: 38 }]);
  });

  it('stand under one another where parts begin together', () => {
    expect(positionMarks([box, { ...box, height: 80 }])).toEqual([
      { left: 20, top: 38 },
      { left: 20, top: 58 },
    ]);
  });
});
