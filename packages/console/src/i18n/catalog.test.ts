import { describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '#lib/storage.ts';
import { Catalog, type LoadMessages } from './catalog.ts';

/** Loads a message per area that says where it came from. */
const loader = () =>
  vi.fn<LoadMessages>(async (language, area) => ({
    ...Object.create(null),
    [`${area}.title`]: [{ type: 0, value: `${area} in ${language}` }],
  }));

const keys = (catalog: Catalog, language: 'en-US' | 'zh-CN') => Object.keys(catalog.messages(language));

describe('areas', () => {
  test('are fetched once each, and told of when they arrive', async () => {
    const load = loader();
    const catalog = new Catalog({ load });
    const listener = vi.fn<() => void>();
    catalog.subscribe(listener);
    await catalog.load('en-US', ['common', 'auth']);
    await catalog.load('en-US', ['auth', 'shell']);
    expect(load.mock.calls.map(([, area]) => area)).toEqual(['common', 'auth', 'shell']);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(keys(catalog, 'en-US')).toEqual(['common.title', 'auth.title', 'shell.title']);
  });

  test('that failed are tried again after a pause, and the same question gives the same promise', async () => {
    let now = 0;
    const load = loader().mockRejectedValueOnce(new Error('offline'));
    const catalog = new Catalog({ load, now: () => now });
    const first = catalog.load('en-US', ['auth']);
    expect(catalog.load('en-US', ['auth'])).toBe(first);
    await expect(first).rejects.toThrow('offline');
    now = 1_999;
    expect(catalog.load('en-US', ['auth'])).toBe(first);
    now = 2_000;
    await catalog.load('en-US', ['auth']);
    expect(catalog.has('en-US', ['auth'])).toBe(true);
  });

  test('that came by another question are there, though this one failed', async () => {
    const load = loader().mockRejectedValueOnce(new Error('offline'));
    const catalog = new Catalog({ load, now: () => 0 });
    await expect(catalog.load('en-US', ['auth'])).rejects.toThrow('offline');
    await catalog.load('en-US', ['auth', 'shell']);
    await catalog.load('en-US', ['auth']);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('that a person asks for again are fetched at once', async () => {
    const load = loader().mockRejectedValueOnce(new Error('offline'));
    const catalog = new Catalog({ load, now: () => 0 });
    await expect(catalog.load('en-US', ['auth'])).rejects.toThrow('offline');
    await catalog.loadNow('en-US', ['auth']);
    expect(catalog.has('en-US', ['auth'])).toBe(true);
  });

  test('that cannot be fetched are retried with growing pauses, not in a loop', async () => {
    let now = 0;
    const load = loader().mockRejectedValue(new Error('offline'));
    const catalog = new Catalog({ load, now: () => now });
    for (now = 0; now < 600_000; now += 10) await catalog.load('en-US', ['auth']).catch(() => undefined);
    // 2, 4, 8, 16, 32 seconds, then every minute.
    expect(load).toHaveBeenCalledTimes(6 + 8);
  });
});

describe('the bundle kept under `message` (specification §3)', () => {
  test('is there at the next start without fetching', async () => {
    const storage = memoryStorage();
    await new Catalog({ load: loader(), storage, buildId: 'a' }).load('zh-CN', ['common']);
    const load = loader();
    const next = new Catalog({ load, storage, buildId: 'a' });
    expect(next.has('zh-CN', ['common'])).toBe(true);
    expect(keys(next, 'zh-CN')).toEqual(['common.title']);
    await next.load('zh-CN', ['common']);
    expect(load).not.toHaveBeenCalled();
  });

  test('is ignored when it is of another build, of another language, or nonsense', async () => {
    const storage = memoryStorage();
    await new Catalog({ load: loader(), storage, buildId: 'a' }).load('zh-CN', ['common']);
    expect(new Catalog({ storage, buildId: 'b' }).has('zh-CN', ['common'])).toBe(false);
    expect(new Catalog({ storage, buildId: 'a' }).has('en-US', ['common'])).toBe(false);
    for (const text of ['{', 'null', '[]', '{"id":"a"}']) {
      expect(new Catalog({ storage: memoryStorage({ message: text }), buildId: 'a' }).areas('en-US')).toEqual(
        [],
      );
    }
  });

  test('is not kept where the build has no name', async () => {
    const storage = memoryStorage();
    await new Catalog({ load: loader(), storage }).load('en-US', ['common']);
    expect(storage.get('message')).toBeNull();
  });
});
