// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage, memoryStorage } from './storage.ts';

beforeEach(() => window.localStorage.clear());

describe('createStorage', () => {
  test('keeps only the language and the named preferences when wiped (specification §3)', () => {
    const storage = createStorage(() => window.localStorage);
    for (const key of ['token', 'lang', 'message', 'theme', 'sidebar'] as const) storage.set(key, key);
    window.localStorage.setItem('left-by-somebody', '1');
    storage.wipe();
    expect(Object.keys(window.localStorage).sort()).toEqual(['lang', 'sidebar', 'theme']);
  });

  test('keeps values in memory if the browser doesn’t allow storage', () => {
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

  test('returns a value that the full storage couldn’t keep instead of the older one', () => {
    const storage = createStorage(() => window.localStorage);
    storage.set('token', 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.set('token', 'new');
    expect(storage.get('token')).toBe('new');
    window.localStorage.setItem('token', 'newest');
    expect(storage.get('token'), 'a change of another tab').toBe('newest');
  });

  test('detects that another tab removed a value', () => {
    const storage = createStorage(() => window.localStorage);
    storage.set('token', 't');
    window.localStorage.removeItem('token');
    expect(storage.get('token')).toBeNull();
  });
});

test('memoryStorage keeps the language when wiped', () => {
  const storage = memoryStorage({ token: 't', lang: 'zh-CN', message: 'm' });
  storage.wipe();
  expect([storage.get('token'), storage.get('lang'), storage.get('message')]).toEqual([null, 'zh-CN', null]);
});
