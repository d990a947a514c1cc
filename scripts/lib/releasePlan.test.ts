import { describe, expect, it } from 'vitest';
import { accessOf, dateChanges, notesOf, registryOf } from './releasePlan.ts';

describe('the release plan', () => {
  it('omits the provenance of a package with restricted access', () => {
    expect(accessOf('UNLICENSED', true)).toEqual({ access: 'restricted', provenance: false });
    expect(accessOf('MIT', true)).toEqual({ access: 'public', provenance: true });
    expect(accessOf('MIT', false)).toEqual({ access: 'public', provenance: false });
  });

  it.each([undefined, '', 'npm.example', 'http://npm.example'])('rejects the registry %s', (url) => {
    expect(() => registryOf(url, undefined)).toThrow('NPM_REGISTRY');
  });

  it('rejects a registry that differs from the one configured for the scope', () => {
    expect(() => registryOf('https://npm.example', 'https://other.example/')).toThrow('not https://npm');
    expect(registryOf('https://npm.example', 'https://npm.example').href).toBe('https://npm.example/');
  });

  it('contains only the notes of its version', () => {
    const changelog =
      '# Package\n\n## 1.10.0\n\nNew.\n\n### Minor\n\n- One\n\n## 1.1.0 (2026-01-02)\n\nOld.\n';
    expect(notesOf(changelog, '1.10.0')).toBe('New.\n\n### Minor\n\n- One');
    expect(notesOf(changelog, '1.1.0')).toBe('Old.');
    expect(() => notesOf(changelog, '1.1')).toThrow("doesn't contain 1.1");
  });

  it('replaces the heading of unreleased changes with the version and date', () => {
    expect(dateChanges('# C\n\n## Not yet released\n\nA\n', '1.2.0', '2026-01-02')).toBe(
      '# C\n\n## 1.2.0 (2026-01-02)\n\nA\n',
    );
    expect(() => dateChanges('# C\n', '1.2.0', '2026-01-02')).toThrow('no changes');
    expect(() => dateChanges('## Not yet released', 'v1', '2026-01-02')).toThrow('"v1"');
  });
});
