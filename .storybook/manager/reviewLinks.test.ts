import { expect, it } from 'vitest';
import { citedClauses, designLinks } from './reviewLinks.ts';

it('designLinks names each link by the end of its URL', () => {
  expect(designLinks('https://www.w3.org/WAI/ARIA/apg/patterns/tabs/')).toEqual([
    { title: 'tabs · www.w3.org', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/' },
  ]);
  expect(
    designLinks(['https://design.example', 'https://design.example/Pay%20in']).map(({ title }) => title),
  ).toEqual(['design.example', 'Pay in · design.example']);
});

it('designLinks ignores invalid and insecure URLs', () => {
  expect(designLinks(undefined)).toEqual([]);
  expect(designLinks(['javascript:alert(1)', 'http://design.example', 'the blue one', 3])).toEqual([]);
});

it('citedClauses returns the clauses that a story cites', () => {
  expect(citedClauses(['§2 Record page'])).toEqual(['§2 Record page']);
  expect(citedClauses(undefined)).toEqual([]);
});
