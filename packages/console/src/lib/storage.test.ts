// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { createStorage, memoryStorage } from './storage.ts';

beforeEach(() => window.localStorage.clear());

describe('createStorage', () => {
  test('specification §3: wiping keeps the language and the named preferences, and nothing else', () => {
    const storage = createStorage(() => window.localStorage);
    for (const key of ['token', 'lang', 'message', 'theme', 'sidebar'] as const) storage.set(key, key);
    window.localStorage.setItem('left-by-somebody', '1');
    storage.wipe();
    expect(Object.keys(window.localStorage).sort()).toEqual(['lang', 'sidebar', 'theme']);
  });

  test('works for this page where the browser forbids storage', () => {
    const storage = createStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    storage.set('token', 't');
    expect(storage.get('token')).toBe('t');
    storage.remove('token');
    expect(storage.get('token')).toBeNull();
    storage.set('token', 't');
    storage.wipe();
    expect(storage.get('token')).toBeNull();
  });

  test('sees what another tab removed', () => {
    const storage = createStorage(() => window.localStorage);
    storage.set('token', 't');
    window.localStorage.removeItem('token');
    expect(storage.get('token')).toBeNull();
  });
});

test('memoryStorage wipes by the same rule', () => {
  const storage = memoryStorage({ token: 't', lang: 'zh-CN', message: 'm' });
  storage.wipe();
  expect([storage.get('token'), storage.get('lang'), storage.get('message')]).toEqual([null, 'zh-CN', null]);
});
