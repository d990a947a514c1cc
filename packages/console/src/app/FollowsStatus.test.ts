import { expect, test } from 'vitest';
import { permissionRedirect } from './FollowsStatus.tsx';

test.each([
  ['/openAuth', 0, undefined],
  ['/openAuth', 1, 'reviewing'],
  ['/openAuth', 3, undefined],
  ['/openAuthPage', 0, undefined],
  ['/openAuthPage', 1, 'reviewing'],
  ['/openAuthPage', 2, undefined],
  ['/openAuthPage', 3, 'home'],
  ['/openAuthPage', 4, 'openAuth'],
  ['/reviewing', 0, 'openAuth'],
  ['/reviewing', 1, undefined],
  ['/reviewing', 2, undefined],
  ['/reviewing', 3, undefined],
  ['/initPage', 1, 'openAuth'],
  ['/initPage', 3, undefined],
  ['/record', 0, undefined],
] as const)('permissionRedirect for the path %s and user status %i is %s', (path, status, target) => {
  expect(permissionRedirect(path, status)).toBe(target);
});
