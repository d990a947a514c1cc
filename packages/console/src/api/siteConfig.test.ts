import { extensionGroups } from '@settlement/api-mocks/contract/extensions';
import { describe, expect, it } from 'vitest';
import { readConfig } from './siteConfig.ts';

const origin = 'https://console.example';
const config = {
  googleClientId: '1234-abc.apps.googleusercontent.com',
  googleScriptUrl: 'https://accounts.google.com/gsi/client',
};
const withScript = (googleScriptUrl: unknown) => () => readConfig({ ...config, googleScriptUrl }, origin);

describe('readConfig', () => {
  it.each([
    'https://accounts.google.com/gsi/client',
    'https://accounts.google.com/gsi/client?hl=zh_CN',
    '/__mock/google/gsi.js',
    'https://console.example/gsi.js',
  ])('accepts %s as the URL of a script', (url) => {
    expect(withScript(url)()).toMatchObject({ googleScriptUrl: url });
  });

  it.each([
    'http://accounts.google.com/gsi/client',
    'https://accounts.google.com.evil.example/gsi/client',
    'https://accounts.google.com@evil.example/gsi/client',
    'https://user@accounts.google.com/gsi/client',
    'https://accounts.google.com:8443/gsi/client',
    'https://evil.example/gsi/client',
    '//evil.example/gsi.js',
    '/\\evil.example/gsi.js',
    '/\t/evil.example/gsi.js',
    '/.//../..//\\evil.example',
    'http://console.example/gsi.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    'blob:https://console.example/1',
    '',
    7,
    undefined,
  ])('rejects %s as the URL of a script', (url) => {
    expect(withScript(url)).toThrow('config.json');
  });

  it.each([
    [{ ...config, googleClientId: '' }],
    [{ ...config, googleClientId: 'a b' }],
    [{ ...config, googleClientId: '"><script>' }],
    [{ ...config, features: { passwordSignIn: 'true' } }],
    [{ ...config, features: { passwordSignin: true } }],
    [{ ...config, features: [] }],
    [{ ...config, documentationUrl: 'javascript:alert(1)' }],
    [{ ...config, documentationUrl: 'http://docs.example' }],
    [{ ...config, supportUrl: 'help.example' }],
    [{ ...config, supportUrl: '' }],
    [{ ...config, supportEmail: 'help' }],
    [{ ...config, supportEmail: 'help@shop.example?bcc=x@evil.example' }],
    [{ ...config, supportEmail: null }],
    [[]],
    ['text'],
    [null],
  ])('rejects the configuration %j', (body) => {
    expect(() => readConfig(body, origin)).toThrow('config.json');
  });

  it.each([
    'https://api.example',
    'https://api.example/sbc',
    '/sbc',
    'http://localhost:8787',
    'https://console.example/sbc',
  ])('accepts %s as the URL of the API', (apiUrl) => {
    expect(readConfig({ ...config, apiUrl }, origin)).toMatchObject({ apiUrl });
  });

  it.each([
    'http://api.example',
    'api.example',
    '//api.example',
    'https://user@api.example',
    'https://api.example/',
    'https://api.example?a=1',
    'https://api.example#a',
    '/sbc/',
    'ftp://api.example',
    7,
    null,
  ])('rejects %s as the URL of the API', (apiUrl) => {
    expect(() => readConfig({ ...config, apiUrl }, origin)).toThrow('config.json: apiUrl');
    expect(() => readConfig({ ...config, reportUrl: apiUrl }, origin)).toThrow('config.json: reportUrl');
  });

  it.each([
    ['all', extensionGroups],
    ['none', []],
    [undefined, extensionGroups],
    [[], []],
    [
      ['views', 'callbacks'],
      ['callbacks', 'views'],
    ],
  ])('accepts the list of extensions %j', (extensions, groups) => {
    expect(readConfig({ ...config, extensions }, origin).extensions).toEqual(groups);
  });

  it.each(['some', ['callback'], ['views', 7], {}, null, 1])(
    'rejects the list of extensions %j',
    (extensions) => {
      expect(() => readConfig({ ...config, extensions }, origin)).toThrow('config.json: extensions');
    },
  );

  it.each([
    ['name', ''],
    ['name', ' '],
    ['name', 'two\nlines'],
    ['name', 'x'.repeat(61)],
    ['name', 7],
    ['logo', 'https://images.example/logo.svg'],
    ['logo', 'data:image/svg+xml,<svg/>'],
    ['favicon', 'icon.png'],
    ['favicon', '//images.example/icon.png'],
  ])('rejects the field %s with the value %j', (field, value) => {
    expect(() => readConfig({ ...config, [field]: value }, origin)).toThrow(`config.json: ${field}`);
  });

  it('omits unknown fields', () => {
    const known = {
      ...config,
      features: { passwordSignIn: true },
      documentationUrl: 'https://docs.example/console?v=2',
      supportUrl: '/help',
      supportEmail: 'help@shop.example',
      reportUrl: '/reports',
      name: 'Acme 结算',
      logo: '/brand/logo.svg',
      favicon: `${origin}/brand/icon.png`,
      apiUrl: '',
      extensions: extensionGroups,
    };
    expect(readConfig({ ...known, apiKey: 'x' }, origin)).toEqual(known);
  });

  it('includes the valid support links in the error for another invalid field', () => {
    const help = { supportUrl: 'https://help.example', supportEmail: 'not an address' };
    const read = () => readConfig({ ...config, ...help, apiUrl: 7 }, origin);
    expect(read).toThrow(expect.objectContaining({ support: { supportUrl: 'https://help.example' } }));
  });
});
