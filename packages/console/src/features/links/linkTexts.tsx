import { type CodeOf, paymentLinkStatus } from '@settlement/api-mocks/contract/enumerations';
import type { PaymentLink } from '@settlement/api-mocks/contract/links';
import { StatusTag } from '@settlement/design-system/StatusTag';
import type { Tone } from '@settlement/design-system/tokens';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { codeText, toneOf } from '#parts/values/codes.ts';

type Status = CodeOf<typeof paymentLinkStatus>;

const tones: Record<Status, Tone> = {
  [paymentLinkStatus.open]: 'accent',
  [paymentLinkStatus.closed]: 'neutral',
  [paymentLinkStatus.expired]: 'caution',
  [paymentLinkStatus.usedUp]: 'positive',
};

export const linkStatuses: readonly Status[] = Object.values(paymentLinkStatus);

export function LinkStatusTag({ status }: Pick<PaymentLink, 'status'>) {
  const text = useText();
  return (
    <StatusTag tone={toneOf(tones, status)}>
      {codeText(text, status, paymentLinkStatus, (known) => `links.status.${known}`)}
    </StatusTag>
  );
}

export function LinkAmount({ amount }: Pick<PaymentLink, 'amount'>) {
  const text = useText();
  return amount === '0' ? text('links.openAmount') : <Amount value={amount} token="USDT" />;
}
