import { readFileSync } from 'node:fs';
import { type Site, siteOf } from './site.ts';

export interface SiteArguments {
  readonly config: string;
  readonly root?: string | undefined;
  readonly port?: string | undefined;
  readonly proxy?: string | undefined;
  readonly brotli?: boolean | undefined;
}

/** Validates the arguments and `BASE_PATH`. @throws {Error} that names the invalid file or option */
export function readSite(
  { config, root, port, proxy, brotli }: SiteArguments,
  env: Readonly<Record<string, string | undefined>>,
): Site {
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536)) {
    throw new Error(`The port is "${port}"; a number from 1 to 65535 is expected`);
  }
  return siteOf({
    config: readJson(config),
    ...(env.BASE_PATH !== undefined && { base: env.BASE_PATH }),
    ...(brotli !== undefined && { hasBrotli: brotli }),
    ...(root !== undefined && { root }),
    ...(port !== undefined && { port: Number(port) }),
    ...(proxy !== undefined && { proxy }),
  });
}

/** Reads a JSON file. @throws {Error} that names the file */
export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`${path} can't be read: pass the config.json of the site with --config=`, { cause });
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
