import { describe, expect, it } from 'vitest';

import { contrast } from '../tokens/contrast.ts';
import { createTheme } from './createTheme.ts';

/** The tokens of the accent. */
const accentTokens = [
  'chart-first',
  'fill-accent',
  'fill-accent-hover',
  'fill-accent-pressed',
  'focus',
  'graphic-accent',
  'hero-from',
  'hero-to',
  'soft-accent',
  'soft-accent-hover',
  'text-accent',
];
const rules = (css: string) =>
  [...css.matchAll(/(?:@media ([^{]*)\{)?([^{}@\n]+)\{([^}]*)\}/g)].map(([, query, selector, body = '']) => ({
    query,
    selector,
    tokens: body.split(';').map((line) => line.replace(/^--sbc-color-/, '').replace(/:.*/, '')),
  }));

describe('createTheme', () => {
  it.each(['#0F766E', '#7C3AED', '#B4235A', '#1F2937', '#A33B00', '#2468D8'])(
    'derives readable colors in four modes from %s',
    (accent) => {
      const { contrast: pairs } = createTheme({ accent });
      expect(new Set(pairs.map(({ mode }) => mode)).size).toBe(4);
      for (const { ratio, required } of pairs) expect(ratio).toBeGreaterThanOrEqual(required);
    },
  );

  it('sets every token of the accent in both themes, so that no theme inherits one', () => {
    const found = rules(createTheme({ accent: '#0F766E' }).css);
    const queries = new Set([undefined, 'screen and (prefers-color-scheme: dark)', 'screen']);
    const themes = found.filter(({ query }) => queries.has(query));
    expect(themes.map(({ selector }) => selector)).toEqual([
      ":root,[data-theme='light']",
      ':root:not([data-theme])',
      "[data-theme='dark']",
    ]);
    for (const { tokens } of themes) expect(tokens.toSorted()).toEqual(accentTokens);
  });

  it('sets separate text and focus colors for users who prefer more contrast', () => {
    const found = rules(createTheme({ accent: '#0F766E' }).css);
    const strong = found.filter(({ query }) => query?.includes('prefers-contrast'));
    expect(
      strong.map(({ tokens }) => tokens.filter((name) => /^(text-accent|focus)$/.test(name)).length),
    ).toEqual([2, 2, 2]);
  });

  it('rejects an accent that doesn’t contrast enough with its label', () => {
    expect(() => createTheme({ accent: '#F0A33A' })).toThrow(
      /light: label on accent has 2\.10:1 and needs 4\.5:1/,
    );
  });

  it('suggests a color with enough contrast if it rejects an accent', () => {
    let message = '';
    try {
      createTheme({ accent: '#F0A33A' });
    } catch (error) {
      message = String(error);
    }
    const closest = /Try (#[\dA-F]{6})/.exec(message)?.[1] ?? '#FFFFFF';
    expect(contrast(closest, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    expect(() => createTheme({ accent: closest })).not.toThrow();
  });

  it('changes only the tokens of its options', () => {
    expect(createTheme({}).css).toBe('');
    expect(createTheme({ radius: 'none', font: 'Georgia, serif' }).css).toBe(
      ':root{--sbc-radius-mark:0px;--sbc-radius-tag:0px;--sbc-radius-control:0px;--sbc-radius-card:0px;--sbc-radius-dialog:0px;--sbc-font-body:Georgia, serif}',
    );
  });

  it('reduces the height of table rows if the density is compact', () => {
    expect(createTheme({ density: 'compact' }).css).toContain('--sbc-size-row:38px');
  });

  it('enlarges body text but not the text of fields if the text size is large', () => {
    const { css } = createTheme({ textSize: 'large' });
    expect(css).toContain('--sbc-type-body-size:15px;--sbc-type-body-line:21px');
    expect(css).not.toContain('--sbc-type-input');
  });

  it('doesn’t apply the compact density to touch devices', () => {
    expect(createTheme({ density: 'compact' }).css).toMatch(
      /^@media \(min-width: 641px\) and \(not \(pointer: coarse\)\)\{:root\{--sbc-size-control-small:22px/,
    );
  });
});
