/** Returns the access of published packages. Their provenance needs public access and a CI identity. */
export const accessOf = (license: string, hasIdentity: boolean) =>
  license === 'UNLICENSED'
    ? { access: 'restricted', provenance: false }
    : { access: 'public', provenance: hasIdentity };

/**
 * Validates the URL of the registry and adds the final slash. There is no default, so that a package isn't
 * published to another registry by accident.
 *
 * @param mapped - The registry that npm is configured to use for the scope
 * @throws {Error} with a sentence that names the mistake
 */
export function registryOf(text: string | undefined, mapped: string | undefined): URL {
  if (!text || !URL.canParse(text)) throw new Error('NPM_REGISTRY must contain the URL of the registry');
  const url = new URL(text.endsWith('/') ? text : `${text}/`);
  const isLocal = /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
  if (url.protocol !== 'https:' && !isLocal) throw new Error(`NPM_REGISTRY is "${text}"; HTTPS is required`);
  if (mapped !== undefined && `${mapped}/`.replace(/\/+$/, '/') !== url.href)
    throw new Error(`npm is configured to use ${mapped} for this scope, not ${url.href}`);
  return url;
}

/** Returns the section of a version without its heading. @throws {Error} if it doesn't exist */
export function notesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version);
  if (section === undefined) throw new Error(`The changelog doesn't contain ${version}`);
  return section.slice(section.indexOf('\n')).trim();
}

/** Dates the heading "Not yet released". @throws {Error} without it, or if the version is malformed */
export function dateChanges(changelog: string, version: string, date: string): string {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`The version is "${version}", not such as 1.2.0`);
  const heading = /^## Not yet released$/m;
  if (!heading.test(changelog)) throw new Error('CHANGELOG.md contains no changes that are not released');
  return changelog.replace(heading, `## ${version} (${date})`);
}
