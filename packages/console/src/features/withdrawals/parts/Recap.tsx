import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { isAddressFamily } from '@settlement/api-mocks/rules/addressFamilies';
import { isSameAddress } from '@settlement/api-mocks/rules/sameAddress';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { FullAddress } from '#parts/FullAddress.tsx';
import type { WithdrawalSummary } from './draft.ts';
import * as css from '../withdraw.css.ts';

interface RecapProps {
  readonly summary: WithdrawalSummary;
  /** Empty where it was settled by an earlier try. */
  readonly fee: string;
  readonly saved: SavedAddress | undefined;
  /** USDT that may still leave within 24 hours afterwards; empty if unknown. */
  readonly left: string;
}

/** What is about to happen, in words, with every character of the address. */
export function Recap({ summary, fee, saved, left }: RecapProps) {
  const text = useText();
  const formats = useFormats();
  const { amount, token, network, address, memo, actual } = summary;
  const isSaved =
    saved !== undefined &&
    isAddressFamily(saved.chain_family) &&
    isSameAddress(saved.chain_family, saved.address, address);
  return (
    <Stack gap="xs">
      <span>{text('withdrawals.recap.send', { amount: formats.amount(amount), token, network })}</span>
      <span className={css.recapAddress}>
        <FullAddress value={address} />
      </span>
      {isSaved && (
        <Text size="small" tone="muted">
          {saved.last_used_time > 0
            ? text('withdrawals.recap.savedUsed', {
                label: saved.label,
                day: formats.day(saved.last_used_time),
              })
            : text('withdrawals.recap.saved', { label: saved.label })}
        </Text>
      )}
      {memo !== '' && <span>{text('withdrawals.recap.memo', { memo })}</span>}
      {fee !== '' && <span>{text('withdrawals.recap.fee', { fee: formats.amount(fee), token })}</span>}
      {actual !== '' && (
        <strong>{text('withdrawals.recap.receive', { amount: formats.amount(actual), token })}</strong>
      )}
      {left !== '' && (
        <Text size="small" tone="muted">
          {text('withdrawals.recap.remaining', { left: formats.amount(left, { decimals: 2 }) })}
        </Text>
      )}
      <Text size="small" tone="caution">
        {text('withdrawals.recap.final')}
      </Text>
    </Stack>
  );
}
