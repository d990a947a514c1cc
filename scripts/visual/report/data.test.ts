import { describe, expect, it } from 'vitest';
import { type Shot, baseName, filtered, percentOf, sorted, states } from './data.ts';
import { asScript } from './writeReport.ts';

const shot = (id: string, state: Shot['state'], share?: number): Shot => ({
  id,
  title: `Screens/${id}`,
  name: 'Default',
  look: 'light',
  window: 'desktop',
  state,
  ...(share !== undefined && { share }),
});
const shots = [
  shot('Same', 'same'),
  shot('Little', 'changed', 0.01),
  shot('New', 'added'),
  shot('Much', 'changed', 0.2),
];
const ids = (found: readonly Shot[]) => found.map(({ id }) => id);

describe('the report', () => {
  it('shows first what differs most', () => {
    expect(ids(sorted(shots))).toEqual(['Much', 'Little', 'New', 'Same']);
  });

  it('filters by terms in any order and by kind', () => {
    const all = new Set(states);
    expect(ids(filtered(shots, 'light much', all))).toEqual(['Much']);
    expect(ids(filtered(shots, '', new Set(['added'])))).toEqual(['New']);
    expect(filtered(shots, 'dark', all)).toEqual([]);
  });

  it('never calls a difference nothing', () => {
    expect(percentOf(0.000001)).toBe('0.01 %');
    expect(percentOf(0.123)).toBe('12 %');
  });

  it('keeps data from ending its script', () => {
    expect(asScript({ name: '</script>' })).toBe('{"name":"\\u003c/script>"}');
  });
});

it('names the revision and its commit, but not the same commit twice', () => {
  const commit = '4ed81864dbfdbb97b605affac6a2df216b0ad259';
  expect(baseName({ revision: 'main', commit })).toBe('main 4ed81864');
  expect(baseName({ revision: commit, commit })).toBe('4ed81864');
});
