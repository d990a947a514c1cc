import { describe, expect, it } from 'vitest';
import { parseHref } from '#console/lib/browser/locationSource.ts';
import { internalHref } from '#console/lib/address/internalHref.ts';
import { pagePaths } from '#console/lib/address/pages.ts';
import { deviceRedirect, redirectTarget } from '#console/lib/browser/deviceRedirect.ts';

const origin = 'https://console.example';

/** Targets that aren't pages of the console, separated by `|`. */
const refused: readonly string[] = [
  'https://evil.example | http://evil.example | HTTPS://evil.example | https:evil.example',
  'https:/evil.example | https:\\\\evil.example | //evil.example | ///evil.example | ////evil.example',
  '//evil.example/record | //evil.example\\@console.example | /\\evil.example | /\\/evil.example',
  '\\/evil.example | \\\\evil.example | \\evil.example | /\\\\evil.example | //\\evil.example',
  '/.//evil.example | /./\\evil.example | /..//evil.example | /a/..//evil.example | /a/../..//evil.example',
  '/%2e//evil.example | /%2E//evil.example | /%2e%2e//evil.example | /a/%2e%2e//evil.example',
  '/record/..//evil.example | /record/.././/evil.example | /.//evil.example/record | /././/evil.example',
  '/.;//evil.example | /..;//evil.example | /m//evil.example | /m//evil.example/record',
  '/m/.//evil.example | /m/..//evil.example | /m///evil.example | /m/\\evil.example | /m//x',
  '/m/%2F%2Fevil.example | /m/%5Cevil.example | /\tevil.example | /\t/evil.example | /\n/evil.example',
  '/\r/evil.example | /\r\n/evil.example | \t//evil.example | \n//evil.example |  //evil.example',
  ' /record | /\u0000/evil.example | /record\n | /rec\tord | \u0001/record | /\u0009\u0009/evil.example',
  '/\u0085/evil.example | \u00a0/record | \ufeff/record | javascript:alert(1) | JavaScript:alert(1)',
  'java\tscript:alert(1) | javascript://%0aalert(1) | javascript:/record | /javascript:alert(1)',
  'data:text/html,x | data:/record | vbscript:x | blob:https://evil.example/1 | file:///etc/passwd',
  'about:blank | mailto:a@evil.example | ftp://evil.example | ws://evil.example',
  'view-source:https://evil.example | https://console.example@evil.example',
  '//console.example@evil.example | //user:pass@evil.example | https://user@console.example',
  '//user@console.invalid/record | https://console.invalid/record | //console.invalid/record',
  '@evil.example | /@evil.example | .evil.example | evil.example | evil.example/record',
  '/%2f%2fevil.example | /%2Fevil.example | %2f%2fevil.example | %2Frecord | /%5cevil.example',
  '/%5c%5cevil.example | /%09/evil.example | /%0d%0aLocation:https://evil.example | /%00 | /%72ecord',
  '/record%2f..%2f | /%252f%252fevil.example | /record%00 | /record%20 | /RECORD | /Login | /login',
  '/login/ | /m/login | /m/login/ | /login?x=1 | /login#x | /./login | /record/../login | //login',
  '/login/. | /record/7 | /unknown | /m/unknown | /api/v1/user/info | /__mock/inbox | /__mock/',
  '/config.json | /assets/index.js | /index.html | /work-order/7 | /docs/x | record | ./record | ../record',
  '?redirect=/record | #/record | /:80 | /[::1] | //[::1]/ | //127.1 | /record:80 | /%zz | /..%2f..%2f',
  '/ /evil.example | /\u2028/evil.example | /\u202e/record | \uff0f\uff0fevil.example',
  '/\uff0fevil.example | /\u3002/evil.example',
]
  .flatMap((targets) => targets.split(' | '))
  .concat(`/${'a'.repeat(3_000)}`, `/record?${'a'.repeat(3_000)}`);

const accepted: readonly (readonly [string, string, string])[] = [
  ['/', '/', '/m/'],
  ['/m', '/', '/m/'],
  ['/m/', '/', '/m/'],
  ['/m/index', '/', '/m/'],
  ['/record', '/record', '/m/record'],
  ['/m/record', '/record', '/m/record'],
  ['/record/', '/record', '/m/record'],
  ['/record//', '/record', '/m/record'],
  [
    '/record?status=2&current=3#detail',
    '/record?status=2&current=3#detail',
    '/m/record?status=2&current=3#detail',
  ],
  ['/record?x=//evil.example', '/record?x=//evil.example', '/m/record?x=//evil.example'],
  ['/record#//evil.example', '/record#//evil.example', '/m/record#//evil.example'],
  ['/record?x=javascript:1', '/record?x=javascript:1', '/m/record?x=javascript:1'],
  ['/a/../record', '/record', '/m/record'],
  ['/./record', '/record', '/m/record'],
  ['/%2e/record', '/record', '/m/record'],
  ['/login/../record', '/record', '/m/record'],
  ['/property/withdraw?id=7', '/property/withdraw?id=7', '/m/withdraw?id=7'],
  ['/m/withdraw?id=7', '/property/withdraw?id=7', '/m/withdraw?id=7'],
  ['/m/property/withdraw', '/property/withdraw', '/m/withdraw'],
  [
    '/property/fundingDetails?tab=gas',
    '/property/fundingDetails?tab=gas',
    '/m/property/fundingDetails?tab=gas',
  ],
  ['/work-order?detail=1', '/work-order?detail=1', '/work-order?detail=1'],
  ['/m/work-order', '/work-order', '/work-order'],
  ['/docs#errors', '/docs#errors', '/docs#errors'],
  ['/accountInfo?page_tab=_security', '/accountInfo?page_tab=_security', '/m/accountInfo?page_tab=_security'],
  ['/record?q=\u4e2d\u6587', '/record?q=%E4%B8%AD%E6%96%87', '/m/record?q=%E4%B8%AD%E6%96%87'],
  ['/..', '/', '/m/'],
];

describe(`${refused.length + accepted.length} redirect targets`, () => {
  it.each(refused)('are replaced by the home page if they’re unsafe: %j', (target) => {
    const search = `?${new URLSearchParams({ redirect: target })}`;
    expect(internalHref(target, 'desktop')).toBeUndefined();
    expect(internalHref(target, 'mobile')).toBeUndefined();
    expect([redirectTarget(search, 'desktop'), redirectTarget(search, 'mobile')]).toEqual(['/', '/m/']);
  });

  it.each(accepted)(
    'are resolved for both devices: %j to %j, or to %j on a phone',
    (target, desktop, mobile) => {
      const search = `?${new URLSearchParams({ redirect: target })}`;
      expect([redirectTarget(search, 'desktop'), redirectTarget(search, 'mobile')]).toEqual([
        desktop,
        mobile,
      ]);
      for (const href of [desktop, mobile]) expect(new URL(href, origin).origin).toBe(origin);
    },
  );

  it('are still checked if they’re encoded twice or repeated', () => {
    expect(redirectTarget('?redirect=%252f%252fevil.example', 'desktop')).toBe('/');
    expect(redirectTarget('?redirect=/record&redirect=//evil.example', 'desktop')).toBe('/record');
    expect(redirectTarget('?redirect=', 'desktop')).toBe('/');
    expect(redirectTarget('', 'mobile')).toBe('/m/');
  });

  it('can be any page of the console', () => {
    for (const path of pagePaths) expect(internalHref(path, 'desktop')).toBe(path);
  });
});

describe('a path with several slashes', () => {
  it.each([
    ['/m//x', 'desktop', '/x'],
    ['/m//evil.example/record', 'desktop', '/evil.example/record'],
    ['/m///x', 'mobile', '/m/x'],
    ['//x', 'mobile', '/m/x'],
    ['//x', 'desktop', '/x'],
    ['//', 'desktop', '/'],
    ['//work-order', 'desktop', '/work-order'],
    ['/record//', 'desktop', '/record/'],
  ] as const)('is normalized before it’s added to the history: %s on a %s', (pathname, device, href) => {
    const container = deviceRedirect({ pathname, search: '', hash: '' }, device);
    expect(container).toBe(href);
    expect(new URL(container ?? '', origin).origin).toBe(origin);
    expect(deviceRedirect(parseHref(href), device)).toBeUndefined();
  });
});
