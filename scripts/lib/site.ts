import { readConfig } from '#console/api/siteConfig.ts';
import { basePath } from '../../packages/console/vite/basePath.ts';

/** What a proxy answers at the root of a site: calls, and for a mock API its controls and payment pages. */
export const forwardedPaths = ['api', '__mock', 'pay'] as const;

/** A console as a web server serves it. */
export interface Site {
  /** The folder that it was built for, with both slashes. */
  readonly base: string;
  /** Where its files are on the server: the build is in `root` + `base`. */
  readonly root: string;
  readonly port: number;
  /** The origins that `config.json` sends calls and reports to, but this one. */
  readonly servers: readonly string[];
  /** The server that answers the forwarded paths, if any. */
  readonly proxy?: string;
}

interface Options {
  /** The content of `config.json`. */
  readonly config: unknown;
  readonly base?: string;
  readonly root?: string;
  readonly port?: number;
  readonly proxy?: string;
}

const OWN = 'https://console.invalid';

/** Throws where the configuration is one that the console would refuse. */
export function siteOf({ config, base, root = '/srv', port = 8080, proxy }: Options): Site {
  const { apiUrl, reportUrl } = readConfig(config, OWN);
  // It is written into the server's configuration as it stands.
  if (!/^\/[\w./-]*$/.test(root)) {
    throw new Error(`The root is "${root}"; an absolute folder such as /srv is expected, without spaces`);
  }
  const origins = [apiUrl, reportUrl ?? '']
    .map((url) => new URL(url, OWN).origin)
    .filter((origin) => origin !== OWN);
  if (proxy !== undefined && !/^https?:\/\/[\w.:[\]-]+$/.test(proxy)) {
    throw new Error(`The proxy is "${proxy}"; an address such as http://bank:8787 is expected`);
  }
  return {
    base: basePath(base),
    root,
    port,
    servers: [...new Set(origins)],
    ...(proxy !== undefined && { proxy }),
  };
}
