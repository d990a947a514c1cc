import { useState } from 'react';

import { inlineVar } from '#css/inlineVar.ts';
import type { Size } from '#tokens/types.ts';
import * as css from './TokenIcon.css.ts';
import { tokenColor } from './tokenColors.ts';

export interface TokenIconProps {
  /** Symbol, as USDT. Gives the letter and the colour. */
  token: string;
  /** Address of a picture on this site; the letter stands in while it is missing or fails. */
  logo?: string;
  /** Network, as TRON: a small second circle at the corner. */
  network?: string;
  /** 22, 32 or 40 px. @default 'medium' */
  size?: Size;
}

/** A token's mark. It is decoration: its symbol always stands beside it. */
export function TokenIcon({ token, logo, network, size = 'medium' }: TokenIconProps) {
  const [failed, setFailed] = useState<string>();
  const isShown = logo !== undefined && logo !== '' && logo !== failed;
  return (
    <span className={css.wrap} aria-hidden="true">
      <span
        className={css.token({ size })}
        style={inlineVar(css.color, tokenColor(token))}
        data-letter={isShown ? '' : letter(token)}
      >
        {isShown && <img className={css.logo} src={logo} alt="" onError={() => setFailed(logo)} />}
      </span>
      {network && (
        <span
          className={css.network}
          style={inlineVar(css.color, tokenColor(network))}
          data-letter={letter(network)}
        />
      )}
    </span>
  );
}

function letter(name: string): string {
  return (Array.from(name.trim())[0] ?? '?').toUpperCase();
}
