/**
 * Returns the path of the console on its site, such as `/` or `/console/`.
 *
 * @throws if the value isn't a path
 */
export function basePath(value = '/'): string {
  const path = `/${value.replaceAll(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  if (!/^\/([\w.~-]+\/)*$/.test(path))
    throw new Error(`BASE_PATH is "${value}"; a folder such as /console/ is expected`);
  return path;
}
