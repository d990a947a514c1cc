import { expect, test } from 'vitest';
import { formatSidebar, isCollapsed, parseSidebar } from './sidebarPreference.ts';

test('specification §2 and §9: the sidebar collapses automatically up to 1400 px', () => {
  expect(isCollapsed(parseSidebar(null), true)).toBe(true);
  expect(isCollapsed(parseSidebar(null), false)).toBe(false);
});

test('a manual choice for the sidebar is kept for its window width after a reload', () => {
  const kept = parseSidebar(formatSidebar({ compact: false }));
  expect(isCollapsed(kept, true)).toBe(false);
  expect(isCollapsed(kept, false)).toBe(false);
  const both = parseSidebar(formatSidebar({ wide: true, compact: false }));
  expect([isCollapsed(both, false), isCollapsed(both, true)]).toEqual([true, false]);
});

test('the default state of the sidebar isn’t stored', () => {
  expect(formatSidebar({ wide: false, compact: true })).toBe('');
});
