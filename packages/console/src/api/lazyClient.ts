import type { ApiClient } from './client.ts';
import { ApiError } from './errors.ts';

/** A client whose code is fetched with the first call. Where it cannot be fetched, the network is at fault. */
export function lazyClient(load: () => Promise<ApiClient>): ApiClient {
  let loading: Promise<ApiClient> | undefined;
  const client = () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new ApiError('network', { cause });
    });
    return loading;
  };
  return {
    request: async (endpoint, input, options) => (await client()).request(endpoint, input, options),
    upload: async (endpoint, file, options) => (await client()).upload(endpoint, file, options),
    download: async (endpoint, input, options) => (await client()).download(endpoint, input, options),
  };
}
