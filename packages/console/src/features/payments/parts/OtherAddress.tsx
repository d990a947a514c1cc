import type { PaymentDetail } from '@settlement/api-mocks/contract/paymentDetails';
import { isMemo } from '@settlement/api-mocks/rules/isMemo';
import { readRecipient } from '@settlement/api-mocks/rules/recipient';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useOffers } from '#data/calls/extensions.ts';
import { currencyQueryAtoms, tokensOnNetworks } from '#data/currencies.ts';
import { useAddressCheckQuery } from '#data/withdrawals.ts';
import { fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { SimilarAddress } from '#parts/address/SimilarAddress.tsx';
import { RecipientNotes } from '#parts/address/RecipientNotes.tsx';
import { RecipientTools } from '#parts/address/RecipientTools.tsx';
import { isMiddle } from '#parts/address/addressMiddle.ts';
import { recipientText } from '#parts/address/addressTexts.ts';
import { FullAddress } from '#parts/values/FullAddress.tsx';

export interface OtherRecipient {
  readonly address: string;
  readonly memo: string;
}

interface OtherAddressProps {
  readonly payment: PaymentDetail;
  readonly address: string;
  readonly memo: string;
  readonly onChange: (change: Partial<OtherRecipient>) => void;
  /** True after the user tried to continue. */
  readonly isChecked: boolean;
  /** Called with the recipient when it's valid and acknowledged, otherwise with undefined. */
  readonly onReady: (recipient: OtherRecipient | undefined) => void;
}

export function OtherAddress({ payment, address, memo, onChange, isChecked, onReady }: OtherAddressProps) {
  const text = useText();
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list;
  const asset = tokensOnNetworks(networks ?? []).find(
    ({ token, network }) => token.token === payment.token && network.chain === payment.chain,
  );
  const recipient = asset && readRecipient(address, asset);
  const typedMemo = asset?.network.memo ? memo.trim() || (recipient?.memo ?? '') : '';
  const hasBook = useOffers()('addresses') && asset?.network.chain_family !== undefined;
  const isValid = recipient !== undefined && recipient.problem === undefined;
  const query = useAddressCheckQuery(
    asset && isValid ? { id: asset.token.id, address: recipient.address, memo: typedMemo } : undefined,
  );
  const check = isValid && query.isCurrent ? query.data : undefined;
  const similar = check?.valid ? check.similar[0] : undefined;
  // An acknowledgment applies only to this address and memo.
  const subject = `${recipient?.address ?? ''} ${typedMemo}`;
  const [known, setKnown] = useState('');
  const [withoutMemo, setWithoutMemo] = useState('');
  const [middle, setMiddle] = useState('');

  const addressError = (): string | undefined => {
    if (!asset) return text('payments.refund.otherClosed', { network: payment.chain });
    if (recipient?.problem)
      return recipientText(text, recipient.problem, { network: payment.chain, token: payment.token });
    if (query.error) return text('withdrawals.address.notChecked');
    const reason = check && !check.valid ? check.reason : '';
    return reason === '' || reason.startsWith('memo') ? undefined : fieldText(text, `address_${reason}`);
  };
  const memoError = (): string | undefined => {
    if (!asset?.network.memo) return undefined;
    if (!isMemo(asset.network.chain_family, typedMemo)) return text('withdrawals.memo.format');
    if (typedMemo !== '') return undefined;
    if (check?.reason === 'memo_required') return fieldText(text, 'address_memo_required');
    return withoutMemo === subject ? undefined : text('withdrawals.memo.needed');
  };
  const wrong = addressError();
  const wrongMemo = memoError();
  const isUnlike = similar !== undefined && recipient !== undefined && !isMiddle(recipient.address, middle);
  const isReady = check?.valid === true && wrong === undefined && wrongMemo === undefined;
  const ready = isReady && !isUnlike && known === subject ? subject : '';
  const readyAddress = ready === '' ? '' : (recipient?.address ?? '');
  useEffect(() => {
    onReady(readyAddress === '' ? undefined : { address: readyAddress, memo: typedMemo });
  }, [readyAddress, typedMemo, onReady]);
  const isShown = isChecked || (address !== '' && isValid);

  // A new address also replaces the memo, because a memo belongs to one address.
  const take = (read: string) =>
    onChange({ address: read, memo: asset ? readRecipient(read, asset).memo : '' });

  return (
    <Stack gap="m">
      <TextField
        label={text('common.column.address')}
        value={address}
        isMono
        autoComplete="off"
        onChange={take}
        end={
          <RecipientTools
            isCompact
            hasBook={hasBook}
            family={asset?.network.chain_family}
            currencyId={asset?.token.id ?? ''}
            onText={take}
            onTake={(entry) => onChange({ address: entry.address, memo: entry.memo })}
          />
        }
        description={text('payments.refund.otherNote', { network: payment.chain })}
        errorMessage={isShown || (address !== '' && recipient?.problem) ? wrong : undefined}
      />
      {isValid && (
        <>
          <Text as="div" canBreakAnywhere>
            <FullAddress value={recipient.address} />
          </Text>
          <RecipientNotes notes={recipient.notes} network={payment.chain} unusedAmount={recipient.amount} />
        </>
      )}
      {asset?.network.memo && (
        <>
          <TextField
            label={text('common.column.memo')}
            value={memo}
            autoComplete="off"
            onChange={(typed) => onChange({ memo: typed })}
            errorMessage={isShown ? wrongMemo : undefined}
          />
          {typedMemo === '' && (
            <Checkbox
              isSelected={withoutMemo === subject}
              onChange={(isOn) => setWithoutMemo(isOn ? subject : '')}
            >
              {text('withdrawals.memo.none')}
            </Checkbox>
          )}
        </>
      )}
      {similar && recipient && (
        <SimilarAddress
          similar={similar}
          address={recipient.address}
          field={{
            value: middle,
            onChange: setMiddle,
            errorMessage: isChecked && isUnlike ? text('withdrawals.similar.type') : undefined,
          }}
        />
      )}
      {isReady && (
        <Checkbox
          isSelected={known === subject}
          errorMessage={isChecked && known !== subject ? text('withdrawals.ack.needed') : undefined}
          onChange={(isOn) => setKnown(isOn ? subject : '')}
        >
          {text('withdrawals.ack.first')}
        </Checkbox>
      )}
    </Stack>
  );
}
