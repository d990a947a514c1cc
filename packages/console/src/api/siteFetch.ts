import { loadConfig } from './loadConfig.ts';

/** Fetches a path of the API from where `config.json` says it is; the configuration is there before the code is. */
export const siteFetch: typeof fetch = async (input, init) => {
  const path = input instanceof Request ? input.url : input.toString();
  return fetch(`${(await loadConfig()).apiUrl}${path}`, init);
};
