import { describe, expect, it } from 'vitest';
import { rewriteQuery } from './emulateMedia.ts';

const motion = (choice: 'full' | 'reduced') => ({ motion: choice, contrast: 'system' }) as const;

describe('rewriteQuery', () => {
  it.each([
    ['(prefers-reduced-motion: reduce)', 'reduced', '(min-width: 0)'],
    ['(prefers-reduced-motion: reduce)', 'full', '(max-width: 0)'],
    ['(prefers-reduced-motion)', 'reduced', '(min-width: 0)'],
    ['(prefers-reduced-motion: no-preference)', 'full', '(min-width: 0)'],
    ['(prefers-reduced-motion: no-preference)', 'reduced', '(max-width: 0)'],
    [
      '(max-width: 640px) and (prefers-reduced-motion: no-preference)',
      'full',
      '(max-width: 640px) and (min-width: 0)',
    ],
  ] as const)('replaces %s if the chosen motion is %s', (query, choice, expected) => {
    expect(rewriteQuery(query, motion(choice))).toBe(expected);
  });

  it('replaces queries for forced colors if forced colors are chosen', () => {
    const choice = { motion: 'system', contrast: 'forced' } as const;
    expect(rewriteQuery('(forced-colors: active)', choice)).toBe('(min-width: 0)');
    expect(rewriteQuery('(forced-colors: none)', choice)).toBe('(max-width: 0)');
  });

  it('replaces queries for more contrast if more contrast is chosen', () => {
    const choice = { motion: 'system', contrast: 'more' } as const;
    expect(rewriteQuery('(prefers-color-scheme: dark) and (prefers-contrast: more)', choice)).toBe(
      '(prefers-color-scheme: dark) and (min-width: 0)',
    );
    expect(rewriteQuery('(prefers-contrast: no-preference)', choice)).toBe('(max-width: 0)');
    expect(rewriteQuery('(forced-colors: active)', choice)).toBe('(forced-colors: active)');
  });

  it('leaves queries for other features unchanged', () => {
    expect(rewriteQuery('(pointer: coarse)', motion('full'))).toBe('(pointer: coarse)');
    const system = { motion: 'system', contrast: 'system' } as const;
    expect(rewriteQuery('(prefers-reduced-motion: reduce)', system)).toBe('(prefers-reduced-motion: reduce)');
  });
});
