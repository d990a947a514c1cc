import { Text } from '@settlement/design-system/Text';
import { Inline } from '@settlement/design-system/Inline';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { compare } from '#lib/money/money.ts';
import * as css from '../dashboard.css.ts';

export function TokenName({ token, logo, note }: { token: string; logo: string; note: string }) {
  return (
    <Inline gap="m" canWrap={false}>
      <TokenIcon token={token} logo={logo} />
      <div className={css.grow}>
        <Text as="div" weight="semibold" isTruncated>
          {token}
        </Text>
        <Text as="div" size="small" tone="muted" isNumeric>
          {note}
        </Text>
      </div>
    </Inline>
  );
}

export function directionOf(change: string): 'positive' | 'critical' | 'muted' {
  const sign = compare(change, '0');
  if (sign === 0) return 'muted';
  return sign > 0 ? 'positive' : 'critical';
}
