import { describe, expect, it } from 'vitest';
import { withBase, withoutBase } from './basePath.ts';

describe('the base path', () => {
  it.each([
    ['/', '/console/'],
    ['/record?status=2#top', '/console/record?status=2#top'],
    ['https://example.com/a', 'https://example.com/a'],
    ['#top', '#top'],
    ['?status=2', '?status=2'],
  ])('is added to links within the site: %s becomes %s', (href, address) => {
    expect(withBase(href, '/console/')).toBe(address);
  });

  it.each([
    ['/console/', '/'],
    ['/console', '/'],
    ['/console/m/record', '/m/record'],
    ['/console//record', '//record'],
    ['/console.html', '/console.html'],
    ['/other/record', '/other/record'],
  ])('is removed from paths of the console: %s becomes %s', (pathname, path) => {
    expect(withoutBase(pathname, '/console/')).toBe(path);
  });

  it('doesn’t change paths if the console is at the root of a site', () => {
    expect(withBase('/record', '/')).toBe('/record');
    expect(withoutBase('/record', '/')).toBe('/record');
    expect(withoutBase('//record', '/')).toBe('//record');
  });
});
