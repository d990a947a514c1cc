import type { ReactElement } from 'react';

import { actions } from './actions.tsx';
import { fields } from './fields.tsx';
import { layout } from './layout.tsx';
import { navigation } from './navigation.tsx';
import { overlays } from './overlays.tsx';
import { records } from './records.tsx';

/**
 * A small example of every entry of the design system, by the entry's name. The unit tests render them from
 * source, the package tests from the tarball.
 */
export const examples: Record<string, ReactElement> = {
  ...actions,
  ...fields,
  ...layout,
  ...navigation,
  ...overlays,
  ...records,
};
