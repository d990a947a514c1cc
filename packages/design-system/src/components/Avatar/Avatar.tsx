import { useState } from 'react';

import type { Size } from '#tokens/types.ts';
import * as css from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** Whose face it is; gives the letters when there is no picture. */
  name: string;
  /** Picture; letters stand in while it is missing or fails. */
  src?: string;
  /** 28, 36 or 56 px. @default 'small' */
  size?: Size;
}

/** A picture beside a name. It is decoration: always show the name, or label the control it is in. */
export function Avatar({ name, src, size = 'small' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const isShown = src !== undefined && src !== '' && src !== failed;
  return (
    <span className={css.avatar({ size })} data-letters={isShown ? '' : initials(name)} aria-hidden="true">
      {isShown && <img className={css.image} src={src} alt="" onError={() => setFailed(src)} />}
    </span>
  );
}
