import type { ApiClient } from './client.ts';
import { isApiError } from './errors.ts';

interface Watch {
  readonly getToken: () => string | undefined;
  /** Told of an expired login, whichever call met it: also one that is silent about its own failures. */
  readonly onUnauthorised: (error: unknown) => void;
}

/** The same client, watched for the end of the session. */
export function watchedClient(client: ApiClient, { getToken, onUnauthorised }: Watch): ApiClient {
  async function watch<T>(call: () => Promise<T>): Promise<T> {
    const token = getToken();
    try {
      return await call();
    } catch (error) {
      // Where another tab has signed in since, it is not that session that has ended.
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
