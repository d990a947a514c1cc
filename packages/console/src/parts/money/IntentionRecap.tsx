import { type DescriptionItem, DescriptionList } from '@settlement/design-system/DescriptionList';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import type { VerificationContent } from '#data/money/verificationDialog.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import type { MessageId } from '#i18n/ids.ts';
import { type Text as Translate, useText } from '#i18n/useText.ts';
import type { Intention } from '#kit/money/intention.ts';
import { FullAddress } from '../values/FullAddress.tsx';
import { networkName } from '../values/networkName.ts';
import { QuoteClock } from './QuoteClock.tsx';
import * as css from './money.css.ts';
import { unitOf, useIntentionTexts, recipientText } from './useIntentionTexts.ts';
import { useReceipt } from './useReceipt.tsx';

interface Labels {
  readonly title: MessageId;
  readonly confirm: MessageId;
}

const labels: Readonly<Record<Intention['endpoint'], Labels>> = {
  'withdrawals.create': { title: 'withdrawals.confirm.title', confirm: 'assets.action.withdraw' },
  'withdrawals.cancel': { title: 'money.cancel.title', confirm: 'money.cancel.open' },
  'transfers.create': { title: 'assets.transfer.confirm', confirm: 'assets.action.transfer' },
  'swap.create': { title: 'swap.confirm.title', confirm: 'swap.confirm.do' },
  'payments.refund': { title: 'payments.refund.confirm', confirm: 'payments.refund.send' },
};

export const verificationOf = (text: Translate, intention: Intention): VerificationContent => ({
  title: text(labels[intention.endpoint].title),
  confirmLabel: text(labels[intention.endpoint].confirm),
  recap: <IntentionRecap intention={intention} />,
});

/** Shows all details that the merchant agrees to. Addresses aren't shortened. */
export function IntentionRecap({ intention }: { readonly intention: Intention }) {
  const text = useText();
  const formats = useFormats();
  const { question } = useIntentionTexts();
  const dayLeft = 'day_left' in intention ? intention.day_left : '';
  return (
    <Stack gap="s">
      <Inline justify="between" gap="m">
        <span>{question(intention)}</span>
        {'quote' in intention && (
          <QuoteClock quote={intention.quote} expiredText={text('swap.quote.expiredKept')} />
        )}
      </Inline>
      {'address' in intention && intention.endpoint !== 'withdrawals.cancel' && (
        <span className={css.recapAddress}>
          <FullAddress value={intention.address} />
        </span>
      )}
      <IntentionFacts intention={intention} />
      {dayLeft !== '' && (
        <Text size="small" tone="muted">
          {text('withdrawals.recap.remaining', { left: formats.amount(dayLeft, { decimals: 2 }) })}
        </Text>
      )}
      {intention.endpoint !== 'withdrawals.cancel' && (
        <Text size="small" tone="caution">
          {text('money.final')}
        </Text>
      )}
    </Stack>
  );
}

export function IntentionFacts({ intention }: { readonly intention: Intention }) {
  const text = useText();
  const formats = useFormats();
  const receipt = useReceipt();
  if (intention.endpoint === 'swap.create')
    return <DescriptionList variant="plain" items={receipt(intention)} />;

  const unit = unitOf(intention);
  const items: DescriptionItem[] = [];
  const add = (term: MessageId, detail: string) => detail !== '' && items.push({ term: text(term), detail });
  const shown = (value: string) => `${formats.full(value)} ${unit}`;
  if (intention.endpoint === 'transfers.create') {
    const { name, mchid, account, remark, token, chain } = intention;
    add('money.fact.recipient', recipientText(text, { name, mchid }));
    add('money.fact.account', account === mchid ? '' : account);
    add('common.column.chain', `${token} · ${chain}`);
    add('funds.column.remark', remark);
  } else add('common.column.chain', networkName(text, intention));
  if (intention.endpoint === 'withdrawals.cancel')
    items.push({ term: text('common.column.address'), detail: <FullAddress value={intention.address} /> });
  if ('memo' in intention) add('common.column.memo', intention.memo ?? '');
  if ('used_time' in intention) {
    const { name: label, used_time } = intention;
    const day = formats.day(used_time);
    const used = used_time > 0 ? 'withdrawals.recap.savedUsed' : 'withdrawals.recap.saved';
    add('shell.nav.addresses', label === '' ? '' : text(used, { label, day }));
  }
  add('common.column.amount', shown(intention.amount));
  if ('fee' in intention) {
    const isEstimate = 'quote_id' in intention && intention.quote_id === '';
    add(isEstimate ? 'money.fact.feeEstimate' : 'funds.column.fee', shown(intention.fee));
  }
  if ('actual_amount' in intention) add('funds.column.actual_amount', shown(intention.actual_amount));
  return <DescriptionList items={items} />;
}
