import { useState } from 'react';

import { inlineVar } from '#css/inlineVar.ts';
import type { Size } from '#tokens/types.ts';
import * as css from './TokenIcon.css.ts';
import { tokenColor } from './tokenColors.ts';

export interface TokenIconProps {
  /** The symbol, such as USDT. It determines the letter and the color. */
  token: string;
  /** The URL of an image on this site. A letter is shown if the image is missing or fails to load. */
  logo?: string;
  /** The network, such as TRON, as a small second circle at the corner. */
  network?: string;
  /** The size: 22, 32 or 40 px. @default 'medium' */
  size?: Size;
}

/** The logo of a token. The logo is decorative: always show the symbol next to it. */
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
