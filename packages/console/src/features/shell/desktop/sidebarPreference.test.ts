import { expect, test } from 'vitest';
import { formatSidebar, isCollapsed, parseSidebar } from './sidebarPreference.ts';

test('specification §2 and §9: the sidebar is collapsed by default in narrow windows', () => {
  expect(isCollapsed(parseSidebar(null), true)).toBe(true);
  expect(isCollapsed(parseSidebar(null), false)).toBe(false);
});

test('the sidebar preference is restored separately for wide and narrow windows', () => {
  const kept = parseSidebar(formatSidebar({ compact: false }));
  expect(isCollapsed(kept, true)).toBe(false);
  expect(isCollapsed(kept, false)).toBe(false);
  const both = parseSidebar(formatSidebar({ wide: true, compact: false }));
  expect([isCollapsed(both, false), isCollapsed(both, true)]).toEqual([true, false]);
});

test('the default state of the sidebar isn’t stored', () => {
  expect(formatSidebar({ wide: false, compact: true })).toBe('');
});
