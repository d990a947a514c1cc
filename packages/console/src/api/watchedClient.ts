import type { ApiClient } from './client.ts';
import { isApiError } from './errors.ts';

interface Watch {
  readonly getToken: () => string | undefined;
  readonly onUnauthorised: (error: unknown) => void;
}

export function watchedClient(client: ApiClient, { getToken, onUnauthorised }: Watch): ApiClient {
  async function watch<T>(call: () => Promise<T>): Promise<T> {
    const token = getToken();
    try {
      return await call();
    } catch (error) {
      // If another tab has signed in since the call, the error belongs to the earlier session.
      if (isApiError(error, 'unauthorised') && getToken() === token) onUnauthorised(error);
      throw error;
    }
  }
  return {
    request: (endpoint, input, options) => watch(() => client.request(endpoint, input, options)),
    upload: (endpoint, file, options) => watch(() => client.upload(endpoint, file, options)),
    download: (endpoint, input, options) => watch(() => client.download(endpoint, input, options)),
  };
}
