// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browserLocationSource, memoryLocationSource, parseHref, toHref } from './locationSource.ts';

describe('parseHref', () => {
  test('keeps the query and the hash', () => {
    expect(parseHref('/record?status=2#top')).toEqual({
      pathname: '/record',
      search: '?status=2',
      hash: '#top',
    });
  });

  test('keeps the current path if the URL has only a query', () => {
    expect(toHref(parseHref('?a=1', parseHref('/record?b=2')))).toBe('/record?a=1');
  });
});

describe('memoryLocationSource', () => {
  test('adds an entry on push, but not on replace', () => {
    const source = memoryLocationSource('/');
    source.navigate('/record');
    source.navigate('/record?status=2', { replace: true });
    expect(source.entries).toEqual(['/', '/record?status=2']);
    expect(source.get().search).toBe('?status=2');
  });
});

describe('browserLocationSource', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  test('reports a navigation and the back button', async () => {
    const source = browserLocationSource();
    const listener = vi.fn<() => void>();
    source.subscribe(listener);
    source.navigate('/record?status=2');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(window.location.search).toBe('?status=2');
    window.history.back();
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
    expect(source.get().pathname).toBe('/');
  });

  test('returns the same object until the location changes', () => {
    const source = browserLocationSource();
    expect(source.get()).toBe(source.get());
  });
});
