import { describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '#lib/browser/storage.ts';
import { Catalog, type LoadMessages } from './catalog.ts';

const loader = () =>
  vi.fn<LoadMessages>(async (language, file) => ({
    ...Object.create(null),
    [`${file}.title`]: [{ type: 0, value: `${file} in ${language}` }],
  }));

const keys = (catalog: Catalog, language: 'en-US' | 'zh-CN') => Object.keys(catalog.messages(language));

describe('message files', () => {
  test('are each fetched only once', async () => {
    const load = loader();
    const catalog = new Catalog({ load });
    await catalog.load('en-US', ['start']);
    const messages = catalog.messages('en-US');
    await catalog.load('en-US', ['start', 'rest']);
    expect(load.mock.calls.map(([, file]) => file)).toEqual(['start', 'rest']);
    expect(keys(catalog, 'en-US')).toEqual(['start.title', 'rest.title']);
    // The same object, because another one would render the whole page again.
    expect(catalog.messages('en-US')).toBe(messages);
  });

  test('are requested again only after a pause if they couldn’t be loaded', async () => {
    let now = 0;
    const load = loader().mockRejectedValueOnce(new Error('offline'));
    const catalog = new Catalog({ load, now: () => now });
    const first = catalog.load('en-US', ['start']);
    expect(catalog.load('en-US', ['start'])).toBe(first);
    await expect(first).rejects.toThrow('offline');
    now = 1_999;
    expect(catalog.load('en-US', ['start'])).toBe(first);
    now = 2_000;
    await catalog.load('en-US', ['start']);
    expect(catalog.has('en-US', ['start'])).toBe(true);
  });

  test('can be loaded together with other files during the pause after a failure', async () => {
    const load = loader().mockRejectedValueOnce(new Error('offline'));
    const catalog = new Catalog({ load, now: () => 0 });
    await expect(catalog.load('en-US', ['start'])).rejects.toThrow('offline');
    await catalog.load('en-US', ['start', 'rest']);
    await catalog.load('en-US', ['start']);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('are fetched immediately if the user retries', async () => {
    const load = loader().mockRejectedValueOnce(new Error('offline'));
    const catalog = new Catalog({ load, now: () => 0 });
    await expect(catalog.load('en-US', ['start'])).rejects.toThrow('offline');
    await catalog.loadNow('en-US', ['start']);
    expect(catalog.has('en-US', ['start'])).toBe(true);
  });

  test('are retried with growing pauses', async () => {
    let now = 0;
    const load = loader().mockRejectedValue(new Error('offline'));
    const catalog = new Catalog({ load, now: () => now });
    for (now = 0; now < 600_000; now += 10) await catalog.load('en-US', ['start']).catch(() => undefined);
    // The pauses are 2, 4, 8, 16 and 32 seconds. All further pauses are 60 seconds.
    expect(load).toHaveBeenCalledTimes(6 + 8);
  });
});

describe('the bundle stored under `message` (specification §3)', () => {
  test('is available at the next start without a request', async () => {
    const storage = memoryStorage();
    await new Catalog({ load: loader(), storage, buildId: 'a' }).load('zh-CN', ['start']);
    const load = loader();
    const next = new Catalog({ load, storage, buildId: 'a' });
    expect(next.has('zh-CN', ['start'])).toBe(true);
    expect(keys(next, 'zh-CN')).toEqual(['start.title']);
    await next.load('zh-CN', ['start']);
    expect(load).not.toHaveBeenCalled();
  });

  test('is ignored if it’s malformed or belongs to another build or language', async () => {
    const storage = memoryStorage();
    await new Catalog({ load: loader(), storage, buildId: 'a' }).load('zh-CN', ['start']);
    expect(new Catalog({ storage, buildId: 'b' }).has('zh-CN', ['start'])).toBe(false);
    expect(new Catalog({ storage, buildId: 'a' }).has('en-US', ['start'])).toBe(false);
    for (const text of ['{', 'null', '[]', '{"id":"a"}']) {
      expect(new Catalog({ storage: memoryStorage({ message: text }), buildId: 'a' }).files('en-US')).toEqual(
        [],
      );
    }
  });

  test('isn’t stored if the build has no ID', async () => {
    const storage = memoryStorage();
    await new Catalog({ load: loader(), storage }).load('en-US', ['start']);
    expect(storage.get('message')).toBeNull();
  });
});
