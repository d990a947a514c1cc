import { expect, it } from 'vitest';
import { buildVersion } from '../../packages/console/vite/version.ts';

it('names a build by its variable, or else by its commit', () => {
  expect(buildVersion({ VERSION: 'v1.2.0-3-gabc123' })).toBe('v1.2.0-3-gabc123');
  expect(buildVersion({ VERSION: '' })).toMatch(/^[\w.-]+$/);
  expect(() => buildVersion({ VERSION: '"><script>' })).toThrow('VERSION is');
});
