import type { ReactElement } from 'react';

import { actions } from './actions.tsx';
import { fields } from './fields.tsx';
import { layout } from './layout.tsx';
import { navigation } from './navigation.tsx';
import { overlays } from './overlays.tsx';
import { records } from './records.tsx';

export const examples: Record<string, ReactElement> = {
  ...actions,
  ...fields,
  ...layout,
  ...navigation,
  ...overlays,
  ...records,
};
