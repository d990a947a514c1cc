import { readFileSync } from 'node:fs';
import { isRecord } from '#console/api/errors.ts';
import { isServer, readConfig } from '#console/api/siteConfig.ts';
import type { PageSettings } from './documentHeaders.ts';
import { basePath } from '../../packages/console/vite/basePath.ts';

export const forwardedPaths = ['api', '__mock', 'pay'] as const;

export interface Site extends PageSettings {
  /** The path of the site, with slashes at both ends. */
  readonly base: string;
  /** The folder on the server. It contains the build at the path `base`. */
  readonly root: string;
  readonly port: number;
  readonly proxy?: string;
  /** Whether nginx has the module `brotli_static`. */
  readonly hasBrotli: boolean;
}

type Options = Partial<Omit<Site, keyof PageSettings>> & { readonly config: unknown };

const OWN = 'https://console.invalid';

/** Validates the options and adds defaults. @throws {Error} that names the invalid option or field */
export function siteOf({
  config,
  base,
  root = '/srv',
  port = 8080,
  proxy,
  hasBrotli = false,
}: Options): Site {
  const { apiUrl, reportUrl } = readConfig(config, OWN);
  // The generated configuration contains the path of the folder without escaping.
  if (!/^\/[\w./-]*$/.test(root)) {
    throw new Error(`The root is "${root}"; an absolute folder such as /srv is expected, without spaces`);
  }
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error('The port must be a number from 1 to 65535');
  }
  if (proxy !== undefined && !/^https?:\/\/[\w.:[\]-]+$/.test(proxy)) {
    throw new Error(`The proxy is "${proxy}"; a URL such as http://api:8787 is expected`);
  }
  const policyReportUrl = isRecord(config) ? config.policyReportUrl : undefined;
  if (policyReportUrl !== undefined && !isServer(policyReportUrl, OWN))
    throw new Error('config.json: policyReportUrl is not valid');
  const origins = [apiUrl, reportUrl ?? '']
    .map((url) => new URL(url, OWN).origin)
    .filter((origin) => origin !== OWN);
  return {
    base: basePath(base),
    root,
    port,
    proxy,
    hasBrotli,
    policyReportUrl,
    servers: [...new Set(origins)],
  };
}

/** Reads a JSON file, such as the `config.json` of a site. @throws {Error} that names the file */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`--config=${path} is not a JSON file: ${String(cause)}`, { cause });
  }
}
