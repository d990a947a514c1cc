import { movementDirection, streamType } from '@settlement/api-mocks/contract/enumerations';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import type { StreamEntry } from '@settlement/api-mocks/contract/funds';
import { type Text as TextOf, useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import type { MovementTab } from '#data/funds.ts';
import type { Paths } from '#lib/address/paths.ts';
import * as css from '../funds.css.ts';
import { codeText } from '#parts/values/codes.ts';

export const typeText = (text: TextOf, code: number): string =>
  codeText(text, code, streamType, (known) => `funds.type.${known}`);

export const directionText = (text: TextOf, code: number): string =>
  codeText(text, code, movementDirection, (known) => `funds.direction.${known}`);

type HoldCode = typeof streamType.freeze | typeof streamType.unfreeze;

/** Checks for a hold or a release, which change the available but not the total balance. */
export const isHoldType = (code: number | undefined): code is HoldCode =>
  code === streamType.freeze || code === streamType.unfreeze;

export const holdText = (text: TextOf, code: HoldCode): string => text(`funds.hold.${code}`);

export interface AssetOnChainProps {
  readonly token: string;
  readonly chain?: string | undefined;
  readonly logo: string;
}

export function AssetOnChain({ token, chain, logo }: AssetOnChainProps) {
  return (
    <span className={css.asset}>
      <TokenIcon token={token} logo={logo} size="small" />
      <Stack as="span" gap="none">
        <span>{token}</span>
        {chain !== undefined && (
          <Text size="caption" tone="muted">
            {chain}
          </Text>
        )}
      </Stack>
    </span>
  );
}

interface SignedAmountProps {
  readonly direction: number;
  readonly value: string;
  readonly token: string;
  /** The type code of the movement. Holds and releases show their type instead of the direction. */
  readonly type?: number;
  /** The value in USDT, shown below an amount of another token. */
  readonly worth?: string | undefined;
}

export function SignedAmount({ direction, value, token, type, worth }: SignedAmountProps) {
  const text = useText();
  const isIn = direction === movementDirection.in;
  const isHold = isHoldType(type);
  return (
    <span className={css.signed}>
      <span className={css.stackedEnd}>
        <strong className={isIn && !isHold ? css.came : undefined}>
          <Amount value={isIn ? value : `-${value}`} token={token} sign="always" />
        </strong>
        {worth !== undefined && token !== 'USDT' && (
          <span className={css.word}>
            ≈ <Amount value={worth} token="USDT" />
          </span>
        )}
      </span>
      <span className={css.direction}>{isHold ? holdText(text, type) : directionText(text, direction)}</span>
    </span>
  );
}

const tabs: Partial<Record<number, MovementTab>> = {
  [streamType.recharge]: 'recharge',
  [streamType.swap]: 'swap',
  [streamType.withdrawal]: 'withdrawal',
  [streamType.internalTransfer]: 'transfer',
  [streamType.gas]: 'gas',
};

export function relatedHref(
  { ref_type, ref_no }: Pick<StreamEntry, 'ref_type' | 'ref_no'>,
  paths: Paths,
): string | undefined {
  if (ref_no === '') return undefined;
  if (ref_type === streamType.payment) return paths.payments({ detail: ref_no });
  const tab = tabs[ref_type];
  return tab && paths.fundDetails({ tab, detail: ref_no });
}
