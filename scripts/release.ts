/**
 * `pnpm release <step>`: releases both packages, and the console if a version is passed. The release workflow runs the
 * steps in this order:
 *
 * - `version`: applies the changesets, commits and tags; `--console=1.2.0` also sets the version of the console
 * - `pack`: builds and packs the tagged packages into `release/`, with the notes of each tag
 * - `push`: pushes the commit and its tags, if the release was started on a branch
 * - `publish`: publishes `release/` to `NPM_REGISTRY` with `NPM_TOKEN`; needs no installed packages
 * - `notes`: creates the releases on GitHub with its command `gh`
 * - `images`: builds the images, and pushes them if `IMAGE_REGISTRY` is set
 *
 * Each step can be repeated after a failure.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildVersion } from '../packages/console/vite/version.ts';
import { command } from './lib/run.ts';
import { packPackage, publishedFolders } from './lib/packPackage.ts';
import { accessOf, dateChanges, notesOf, registryOf } from './lib/releasePlan.ts';

const OUTPUT = 'release';
const PLAN = join(OUTPUT, 'plan.json');
const SCOPE = '@settlement';

/** A published version: a package, or the console with its images. */
interface Release {
  /** The Git tag, such as `@settlement/design-system@1.2.0`, or `v1.2.0` for the console. */
  readonly tag: string;
  readonly version: string;
  /** The folder of the package, or the root of the repository for the console. */
  readonly folder: string;
}

interface Packed extends Release {
  readonly notes: string;
  /** The name of the tarball in `release/`, if a package is released. */
  readonly tarball?: string;
}

const root = process.cwd();
const git = (...args: string[]): string => command(root, 'git', ...args).trim();
const readText = (file: string): string => readFileSync(file, 'utf8');
const readManifest = (folder: string): { readonly name: string; readonly version: string } =>
  JSON.parse(readText(join(folder, 'package.json')));

function releaseOf(folder: string): Release {
  const { name, version } = readManifest(folder);
  return { folder, version, tag: folder === '.' ? `v${version}` : `${name}@${version}` };
}

const everything = () => ['.', ...publishedFolders].map(releaseOf);

/** Returns the releases whose tag is at the checked out commit. */
function taggedReleases(): readonly Release[] {
  const tags = new Set(git('tag', '--points-at', 'HEAD').split('\n'));
  const found = everything().filter(({ tag }) => tags.has(tag));
  if (found.length === 0) throw new Error('No release is tagged at this commit: run `version` first');
  return found;
}

function version(consoleVersion: string): void {
  if (git('status', '--porcelain') !== '') throw new Error('Commit or remove the changed files first');
  const before = new Set(everything().map(({ tag }) => tag));
  const hasChangesets = readdirSync('.changeset').some((file) => /^(?!README).*\.md$/.test(file));
  if (hasChangesets) command(root, 'pnpm', 'exec', 'changeset', 'version');
  if (consoleVersion !== '') {
    const date = new Date().toISOString().slice(0, 10);
    writeFileSync('CHANGELOG.md', dateChanges(readText('CHANGELOG.md'), consoleVersion, date));
    for (const folder of ['.', 'packages/console'])
      command(folder, 'npm', 'pkg', 'set', `version=${consoleVersion}`);
  }
  const released = everything().filter(({ tag }) => !before.has(tag));
  if (released.length === 0) {
    const tags = taggedReleases().map(({ tag }) => tag);
    return console.log(`Nothing to change. Tagged here: ${tags.join(', ')}`);
  }
  command(root, 'pnpm', 'exec', 'oxfmt');
  const subject = `Release ${released.map(({ tag }) => tag.replace(`${SCOPE}/`, '')).join(', ')}`;
  git('add', '--all');
  git('commit', '--quiet', '--message', subject);
  for (const { tag } of released) git('tag', '--annotate', '--message', tag, tag);
  console.log(`${git('log', '-1', '--format=%h %s')}\n${git('tag', '--points-at', 'HEAD')}`);
}

function pack(): void {
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT);
  const plan = taggedReleases().map((release): Packed => {
    const notes = notesOf(readText(join(release.folder, 'CHANGELOG.md')), release.version);
    if (release.folder === '.') return { ...release, notes };
    const path = packPackage(root, join(root, release.folder), join(root, OUTPUT));
    return { ...release, notes, tarball: path.slice(join(root, OUTPUT).length + 1) };
  });
  writeFileSync(PLAN, JSON.stringify(plan, null, 2));
  for (const { tag, tarball } of plan) console.log(`${tag}: ${tarball ?? 'images'}`);
}

function readPlan(): readonly Packed[] {
  if (!existsSync(PLAN)) throw new Error('Nothing is packed: run `pack` first');
  return JSON.parse(readText(PLAN));
}

function push(): void {
  const branch = git('branch', '--show-current');
  if (branch === '') return console.log('Started on a tag, so there is nothing to push');
  git('push', '--atomic', 'origin', `HEAD:refs/heads/${branch}`, ...taggedReleases().map(({ tag }) => tag));
  console.log(`Pushed ${branch} and its tags`);
}

/** Returns the digest of a version in the registry. Returns undefined if the registry doesn't show the version. */
async function publishedDigest(registry: URL, release: Release, token?: string): Promise<string | undefined> {
  const name = release.tag.slice(0, release.tag.lastIndexOf('@'));
  const url = new URL(name.replace('/', '%2f'), registry);
  const response = await fetch(url, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  if ([401, 403, 404].includes(response.status)) return undefined;
  if (!response.ok) throw new Error(`${registry.href} returned ${response.status} for ${name}`);
  const { versions }: { versions?: Record<string, { dist: { integrity: string } }> } = await response.json();
  return versions?.[release.version]?.dist.integrity;
}

async function publish(): Promise<void> {
  const { NPM_REGISTRY, NPM_TOKEN, ACTIONS_ID_TOKEN_REQUEST_URL } = process.env;
  const mapped = command(root, 'npm', 'config', 'get', `${SCOPE}:registry`).trim();
  const registry = registryOf(NPM_REGISTRY, mapped === 'undefined' ? undefined : mapped);
  const { license }: { license: string } = JSON.parse(readText('package.json'));
  const { access, provenance } = accessOf(license, ACTIONS_ID_TOKEN_REQUEST_URL !== undefined);
  using folder = mkdtempDisposableSync(join(tmpdir(), 'release-'));
  const settings = join(folder.path, 'npmrc');
  const login = NPM_TOKEN ? `//${registry.host}${registry.pathname}:_authToken=\${NPM_TOKEN}\n` : '';
  writeFileSync(settings, `registry=${registry.href}\n${SCOPE}:registry=${registry.href}\n${login}`);
  for (const release of readPlan()) {
    if (release.tarball === undefined) continue;
    const file = join(root, OUTPUT, release.tarball);
    const digest = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
    const existing = await publishedDigest(registry, release, NPM_TOKEN);
    if (existing !== undefined && existing !== digest)
      throw new Error(`The registry contains another ${release.tag}`);
    if (existing === undefined) {
      const options = [`--userconfig=${settings}`, `--access=${access}`, `--provenance=${provenance}`];
      command(folder.path, 'npm', 'publish', file, '--ignore-scripts', ...options);
      if ((await publishedDigest(registry, release, NPM_TOKEN)) !== digest)
        throw new Error(`The registry doesn't return ${release.tag} as it was packed`);
    }
    if (access === 'restricted' && (await publishedDigest(registry, release)) !== undefined)
      throw new Error(
        `Everyone can read ${release.tag} at ${registry.href}, although its license is ${license}`,
      );
    console.log(`${existing === undefined ? 'Published' : 'Already published:'} ${release.tag} (${access})`);
  }
}

function notes(): void {
  for (const { tag, notes: body } of readPlan()) {
    const isNew = spawnSync('gh', ['release', 'view', tag]).status !== 0;
    if (isNew) command(root, 'gh', 'release', 'create', tag, '--verify-tag', '--title', tag, '--notes', body);
    console.log(`${isNew ? 'Created' : 'Found'} the notes of ${tag}`);
  }
}

function images(): void {
  const { IMAGE_REGISTRY } = process.env;
  const tagged = buildVersion(process.env);
  for (const target of ['console', 'bank']) {
    const image = `${IMAGE_REGISTRY ? `${IMAGE_REGISTRY}/` : ''}${target}:${tagged}`;
    const options = ['--file', 'deploy/Dockerfile', '--target', target, '--build-arg', `VERSION=${tagged}`];
    command(root, 'docker', 'build', ...options, '--tag', image, '.');
    if (IMAGE_REGISTRY) command(root, 'docker', 'push', image);
    console.log(`${IMAGE_REGISTRY ? 'Pushed' : 'Built'} ${image}`);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { console: { type: 'string', default: '' } },
});
const steps: Readonly<Record<string, () => void | Promise<void>>> = {
  version: () => version(values.console),
  pack,
  push,
  publish,
  notes,
  images,
};
try {
  const step = steps[positionals[0] ?? ''];
  if (!step) throw new Error(`Pass a step: ${Object.keys(steps).join(', ')}.`);
  await step();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
