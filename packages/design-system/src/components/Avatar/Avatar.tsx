import { useState } from 'react';

import type { Size } from '#tokens/types.ts';
import * as css from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** The name of the user or company. Its initials replace a missing image. */
  name: string;
  /** The URL of the image. Initials are shown if it's missing or fails to load. */
  src?: string;
  /** The size: 28, 36 or 56 px. @default 'small' */
  size?: Size;
}

/** An image next to a name. The image is decorative: always show the name, or label the surrounding control. */
export function Avatar({ name, src, size = 'small' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const isShown = src !== undefined && src !== '' && src !== failed;
  return (
    <span className={css.avatar({ size })} data-letters={isShown ? '' : initials(name)} aria-hidden="true">
      {isShown && <img className={css.image} src={src} alt="" onError={() => setFailed(src)} />}
    </span>
  );
}
