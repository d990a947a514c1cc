import { login } from '@settlement/api-mocks/contract/auth';
import { expect, test, vi } from 'vitest';
import type { ApiClient } from './client.ts';
import { isApiError } from './errors.ts';
import { lazyClient } from './lazyClient.ts';

const body = { google_auth_code: 'credential' };
const request = vi.fn<ApiClient['request']>().mockRejectedValue(new Error('asked'));
const answered: ApiClient = {
  request,
  upload: vi.fn<ApiClient['upload']>(),
  download: vi.fn<ApiClient['download']>(),
};

test('a client that cannot be fetched is a failure of the network, and the next call fetches again', async () => {
  const load = vi
    .fn<() => Promise<ApiClient>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(answered);
  const client = lazyClient(load);
  const failure: unknown = await client.request(login, { body }).catch((error: unknown) => error);
  expect(isApiError(failure, 'network')).toBe(true);
  await expect(client.request(login, { body }, { isExclusive: true })).rejects.toThrow('asked');
  await expect(client.request(login, { body })).rejects.toThrow('asked');
  expect(load).toHaveBeenCalledTimes(2);
  expect(request).toHaveBeenNthCalledWith(1, login, { body }, { isExclusive: true });
});
