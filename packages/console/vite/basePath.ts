/** The folder of a site that a console is built for, as `/` or `/console/`. Throws where it can't be one. */
export function basePath(value = '/'): string {
  const path = `/${value.replaceAll(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  if (!/^\/([\w.~-]+\/)*$/.test(path))
    throw new Error(`BASE_PATH is "${value}"; a folder such as /console/ is expected`);
  return path;
}
