import type { ReactNode } from 'react';

import type { OverlayContent } from './types.ts';

export function renderContent(content: OverlayContent, close: () => void): ReactNode {
  return typeof content === 'function' ? content(close) : content;
}
