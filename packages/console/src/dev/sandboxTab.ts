/** Returns the ID of a tab's sandbox, from host names such as `5f2a8c1e6d4a4b6e.localhost`. */
export const sandboxIn = (hostname: string): string | undefined =>
  /^([0-9a-f]{16})\.localhost(?::\d+)?$/.exec(hostname)?.[1];

/** Returns the URL of the console in a sandbox, or outside of sandboxes if `id` is undefined. */
export const consoleIn = (id: string | undefined, port: string): string =>
  `http://${id === undefined ? '' : `${id}.`}localhost:${port}/`;

/** Returns the URL of this tab's sandbox on the server, or of the server if the tab has no sandbox. */
export function serverOfTab(target: string, hostname: string): string {
  const id = sandboxIn(hostname);
  return id === undefined ? target : `${target}/s/${id}`;
}
