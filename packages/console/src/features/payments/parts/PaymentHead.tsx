import type { PaymentDetail } from '@settlement/api-mocks/contract/paymentDetails';
import { appMode } from '@settlement/api-mocks/contract/enumerations';
import { Inline } from '@settlement/design-system/Inline';
import { ProgressSteps } from '@settlement/design-system/ProgressSteps';
import { Stack } from '@settlement/design-system/Stack';
import { Tag } from '@settlement/design-system/Tag';
import { Text } from '@settlement/design-system/Text';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { PaymentStatusTag } from '#parts/PaymentStatusTag.tsx';
import * as css from '../payments.css.ts';
import { progressOf } from './progressOf.ts';
import type { Step } from './progressOf.ts';

/** The amount, its status and how far it has come. */
export function PaymentHead({ payment }: { payment: PaymentDetail }) {
  const text = useText();
  const formats = useFormats();
  const usdt = formats.amount(payment.usdt_amount);
  const fiat = `${formats.amount(payment.fiat_amount, { decimals: 2 })} ${payment.fiat_name}`;

  const caption = ({ time, blocks }: Step) => {
    if (blocks) return text('payments.step.blocks', blocks);
    return time > 0 ? formats.time(time).slice(11) : text('payments.step.none');
  };

  return (
    <Stack gap="l">
      <Inline gap="m" wrap={false}>
        <TokenIcon token={payment.token} logo={payment.logo} size="large" />
        <div className={css.headAmount}>
          <div className={css.headNumber} title={`${formats.exact(payment.amount)} ${payment.token}`}>
            {formats.amount(payment.amount)} {payment.token}
          </div>
          <Text size="small" tone="muted" numeric>
            {payment.fiat_name === ''
              ? text('payments.detail.approximatelyUsdt', { usdt })
              : text('payments.detail.approximately', { usdt, fiat })}
          </Text>
        </div>
        {payment.mode === appMode.test && <Tag tone="caution">{text('payments.filter.test')}</Tag>}
        <PaymentStatusTag status={payment.status} />
      </Inline>
      <ProgressSteps
        label={text('payments.detail.progress')}
        stateLabels={{
          done: text('payments.step.state.done'),
          current: text('payments.step.state.current'),
          todo: text('payments.step.state.todo'),
          failed: text('payments.step.state.failed'),
        }}
        steps={progressOf(payment).map((step) => ({
          id: step.id,
          label: text(step.label),
          caption: caption(step),
          state: step.state,
          progress:
            step.blocks && step.blocks.needed > 0 ? step.blocks.count / step.blocks.needed : undefined,
        }))}
      />
    </Stack>
  );
}
