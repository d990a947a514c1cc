import { expect, it } from 'vitest';
import { buildVersion } from '../../packages/console/vite/version.ts';

it('the version of a build is VERSION, or the commit if VERSION isn’t set', () => {
  expect(buildVersion({ VERSION: 'v1.2.0-3-gabc123' })).toBe('v1.2.0-3-gabc123');
  expect(buildVersion({ VERSION: '' })).toMatch(/^[\w.-]+$/);
  expect(() => buildVersion({ VERSION: '"><script>' })).toThrow('VERSION is');
});
