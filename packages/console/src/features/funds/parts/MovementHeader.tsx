import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import type { ReactNode } from 'react';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import * as css from '../funds.css.ts';

interface MovementHeaderProps {
  readonly token: string;
  readonly logo: string;
  /** With its sign, where the movement has one. */
  readonly amount: string;
  readonly isSigned?: boolean;
  readonly usdt?: string;
  readonly tag?: ReactNode;
}

/** The amount of a movement and how it stands. */
export function MovementHeader({ token, logo, amount, isSigned = false, usdt, tag }: MovementHeaderProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <Inline gap="m" wrap={false}>
      <TokenIcon token={token} logo={logo} size="large" />
      <div className={css.headText}>
        <div className={css.headNumber} title={`${formats.exact(amount)} ${token}`}>
          {formats.amount(amount, { sign: isSigned ? 'always' : 'auto' })} {token}
        </div>
        {usdt === undefined ? null : (
          <Text size="small" tone="muted" numeric>
            {text('funds.detail.usdt', { usdt: formats.amount(usdt) })}
          </Text>
        )}
      </div>
      {tag}
    </Inline>
  );
}
