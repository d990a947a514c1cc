/** Returns the folder of a site that a console is built for, such as `/` or `/console/`. Throws for other values. */
export function basePath(value = '/'): string {
  const path = `/${value.replaceAll(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  if (!/^\/([\w.~-]+\/)*$/.test(path))
    throw new Error(`BASE_PATH is "${value}"; a folder such as /console/ is expected`);
  return path;
}
