import { describe, expect, it } from 'vitest';

import { dark } from '../themes/dark.ts';
import { light } from '../tokens/light.ts';
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
] as const)('the %s theme', (name, theme) => {
  const known = contrastExceptions[name] ?? {};

  it.each(wordPairs(theme))('has enough contrast for text: %s', (_, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs(theme).filter(([pair]) => !(pair in known)))(
    'has enough contrast for graphics: %s',
    (_, one, other) => {
      expect(contrast(one, other)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(graphicPairs(theme).filter(([pair]) => pair in known))(
    'has a contrast below 3:1 for the known exception %s',
    (_, one, other) => {
      expect(contrast(one, other)).toBeLessThan(3);
    },
  );
});

describe.each([
  ['light', withMoreContrast(light, lightMore)],
  ['dark', withMoreContrast(dark, darkMore)],
] as const)('the %s theme with more contrast', (_name, theme) => {
  it.each(textPairs(theme))('has enough contrast for text: %s', (_, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(7);
  });

  it.each(edgePairs(theme))('has enough contrast for edges: %s', (_, one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('contrast (§9, accent)', () => {
  it('returns the WCAG contrast ratio of known color pairs', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });
});
