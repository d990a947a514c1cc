import { describe, expect, it } from 'vitest';

import { dark } from '../themes/dark.ts';
import { light } from '../themes/light.ts';
import { contrast } from './contrast.ts';
import {
  contrastExceptions,
  edgePairs,
  graphicPairs,
  textPairs,
  wordPairs,
} from '../themes/contrastPairs.ts';
import { darkMore, lightMore, withMoreContrast } from '../themes/moreContrast.ts';

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s theme', (name, theme) => {
  const known = contrastExceptions[name] ?? {};

  it.each(wordPairs(theme))('%s can be read', (_, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs(theme).filter(([pair]) => !(pair in known)))('%s can be seen', (_, one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(3);
  });

  it.each(graphicPairs(theme).filter(([pair]) => pair in known))(
    '%s is still an exception',
    (_, one, other) => {
      expect(contrast(one, other)).toBeLessThan(3);
    },
  );
});

describe.each([
  ['light', withMoreContrast(light, lightMore)],
  ['dark', withMoreContrast(dark, darkMore)],
] as const)('%s theme with more contrast', (_name, theme) => {
  it.each(textPairs(theme))('%s can be read', (_, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(7);
  });

  it.each(edgePairs(theme))('%s can be seen', (_, one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('contrast (§9, accent)', () => {
  it('agrees with the values of the standard', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });
});
