// @vitest-environment jsdom
import { extensionGroups } from '@settlement/api-mocks/contract/extensions';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GOOGLE_PATIENCE_MS, loadGoogle, withPatience, TRUSTED_TYPES_POLICY, loadScript } from './google.ts';

const config = { googleClientId: 'client', googleScriptUrl: 'https://accounts.google.com/gsi/client' };

afterEach(() => {
  Reflect.deleteProperty(window, 'google');
  document.head.replaceChildren();
});

describe('the Google sign-in (specification §8)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('aborts a call that takes 8 seconds', async () => {
    let signal: AbortSignal | undefined;
    const outcome = withPatience((own) => {
      signal = own;
      return new Promise(() => undefined);
    }).catch(String);
    await vi.advanceTimersByTimeAsync(GOOGLE_PATIENCE_MS - 1);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toContain('google client is not initialized');
    expect(signal?.aborted).toBe(true);
  });

  test('loads the configuration again after a failed attempt', async () => {
    const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetched.mockResolvedValue(Response.json(config));
    vi.stubGlobal('fetch', fetched);
    await expect(loadGoogle()).rejects.toThrow('Failed to fetch');
    const google = { accounts: { id: { initialize: () => undefined, renderButton: () => undefined } } };
    Reflect.set(window, 'google', google);
    expect(await loadGoogle()).toEqual({
      id: google.accounts.id,
      config: { ...config, features: {}, apiUrl: '', extensions: extensionGroups },
    });
    await loadGoogle();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('loadScript', () => {
  test('removes the script if it doesn’t load', async () => {
    const loading = loadScript(config.googleScriptUrl, document);
    const script = document.querySelector('script');
    expect(script?.src).toBe(config.googleScriptUrl);
    script?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('could not be loaded');
    expect(document.querySelector('script')).toBeNull();
  });

  test('allows only the URL of this script under Trusted Types', () => {
    const rules: { createScriptURL: (url: string) => string }[] = [];
    const names: string[] = [];
    vi.stubGlobal('trustedTypes', {
      createPolicy(name: string, own: { createScriptURL: (url: string) => string }) {
        names.push(name);
        rules.push(own);
        return own;
      },
    });
    void loadScript('https://accounts.google.com/gsi/other', document);
    expect(names).toEqual([TRUSTED_TYPES_POLICY]);
    expect(() => rules[0]?.createScriptURL('https://evil.example/x.js')).toThrow(TypeError);
  });
});
