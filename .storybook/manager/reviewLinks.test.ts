import { expect, it } from 'vitest';
import { citedClauses, designLinks } from './reviewLinks.ts';

it('names drawings and patterns by the end of their address', () => {
  expect(designLinks('https://www.w3.org/WAI/ARIA/apg/patterns/tabs/')).toEqual([
    { title: 'tabs · www.w3.org', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/' },
  ]);
  expect(
    designLinks(['https://design.example', 'https://design.example/Pay%20in']).map(({ title }) => title),
  ).toEqual(['design.example', 'Pay in · design.example']);
});

it('leads nowhere else', () => {
  expect(designLinks(undefined)).toEqual([]);
  expect(designLinks(['javascript:alert(1)', 'http://design.example', 'the blue one', 3])).toEqual([]);
});

it('knows the clauses of a story', () => {
  expect(citedClauses(['§2 Record page'])).toEqual(['§2 Record page']);
  expect(citedClauses(undefined)).toEqual([]);
});
