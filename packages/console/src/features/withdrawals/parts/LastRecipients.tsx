import { CardButton } from '@settlement/design-system/CardButton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { useAtomValue } from 'jotai';
import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { tokensOnNetworks } from '#data/currencies.ts';
import { recentWithdrawalsQueryAtom } from '#data/withdrawals.ts';
import { useText } from '#i18n/useText.ts';
import { FIRST_AMOUNT, focusIfLost } from '#kit/form/focus.ts';
import { withRecipient } from './draft.ts';
import { Recipient } from './Recipient.tsx';
import { isOpen } from './tokenChoices.ts';
import type { WithdrawalForm } from './useWithdrawalForm.ts';
import * as css from '../withdraw.css.ts';
import { isStopped } from '#parts/money/billLines.tsx';

/** Returns the newest withdrawal of each recipient and token. Skips rejected and canceled ones. */
export function lastRecipients(rows: readonly Withdrawal[]): readonly Withdrawal[] {
  const keyOf = ({ token, chain, address, memo }: Withdrawal) => [token, chain, address, memo].join(' ');
  const paid = rows.filter((row) => !isStopped(row));
  return paid.filter((row, index) => paid.findIndex((one) => keyOf(one) === keyOf(row)) === index);
}

const MOST = 3;

/** Suggests the recipients of the last withdrawals while the form is empty. */
export function LastRecipients({ withdrawal }: { readonly withdrawal: WithdrawalForm }) {
  const text = useText();
  const { asset, chooseAsset, form } = withdrawal;
  const networks = asset.networksQuery.data?.list ?? [];
  const recent = useAtomValue(recentWithdrawalsQueryAtom).data?.list ?? [];
  if (asset.token !== '' || form.values.address !== '') return null;
  const options = lastRecipients(recent).flatMap((row) => {
    const found = tokensOnNetworks(networks).find(
      ({ network, token }) => network.chain === row.chain && token.token === row.token,
    );
    return found && isOpen(found) ? [{ row, id: found.token.id }] : [];
  });
  if (options.length === 0) return null;
  return (
    <Stack gap="s">
      <Text as="p" size="small" tone="muted">
        {text('withdrawals.suggestions.title')}
      </Text>
      <Stack as="ul" gap="s" aria-label={text('withdrawals.suggestions.title')}>
        {options.slice(0, MOST).map(({ row, id }) => (
          <li key={row.trade_no}>
            <CardButton
              padding="s"
              onPress={() => {
                const { token, address, memo } = row;
                chooseAsset(id, { token, ...withRecipient(form.values, { address, memo }) });
                form.touch('address');
                // The pressed suggestion is no longer rendered, so the focus moves to the next empty field.
                focusIfLost(() => form.ref.current?.querySelector<HTMLElement>(FIRST_AMOUNT));
              }}
            >
              <span className={css.suggestion}>
                <span className={css.suggestedToken}>
                  <TokenIcon token={row.token} logo={row.logo} size="small" />
                  {row.token} · {row.chain}
                </span>
                <Recipient {...row} />
              </span>
            </CardButton>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
