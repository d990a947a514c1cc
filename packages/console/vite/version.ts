import { spawnSync } from 'node:child_process';
import type { Plugin } from 'vite';
import manifest from '../package.json' with { type: 'json' };

/**
 * Returns the version of a build: `VERSION`, otherwise the output of `git describe`, otherwise the version
 * of the package.
 */
export function buildVersion(env: Readonly<Record<string, string | undefined>>): string {
  const { VERSION = '' } = env;
  if (VERSION === '') return describe() ?? manifest.version;
  if (!/^[\w.+-]{1,64}$/.test(VERSION))
    throw new Error(
      `VERSION is "${VERSION}"; letters, digits and . + - are expected, such as v1.2.0-3-gabc123`,
    );
  return VERSION;
}

function describe(): string | undefined {
  const { status, stdout } = spawnSync('git', ['describe', '--tags', '--match=v*', '--always'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** Adds the version to `index.html`. In a script, it would change the script's file name with each commit. */
export function versionTag(version: string): Plugin {
  return {
    name: 'settlement:version',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' },
    ],
  };
}
