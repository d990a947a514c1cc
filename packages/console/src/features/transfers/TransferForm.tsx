import type { Asset } from '#data/assets.ts';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { TextField } from '@settlement/design-system/TextField';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { transferAdapter } from '#data/transfers.ts';
import { useText } from '#i18n/useText.ts';
import { useResultFocus } from '#kit/form/useResultFocus.ts';
import { NO_VALUE } from '#i18n/amounts.ts';
import { isDecimal, isPositive } from '#lib/money/money.ts';
import { AmountInUnit } from '#parts/money/AmountInUnit.tsx';
import { MoneyForm } from '#parts/money/MoneyForm.tsx';
import { MoneyGuard } from '#parts/money/MoneyGuard.tsx';
import { useHeldText } from '#parts/money/ContinueButton.tsx';
import { useBalanceText } from '#parts/values/useBalanceText.ts';
import { REMARK_LENGTH } from './useTransferForm.ts';
import { Payee } from './Payee.tsx';
import { useTransferForm, type DoneTransfer } from './useTransferForm.ts';
import { movementProgress } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Link } from '@settlement/design-system/Link';
import { FormStep } from '#parts/money/FormStep.tsx';
import { Heading } from '@settlement/design-system/Heading';
import { CheckCircleIcon } from '@settlement/design-system/icons';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { usePaths } from '#data/session/device.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { useIntentionTexts } from '#parts/money/useIntentionTexts.ts';
import { ProgressTag } from '#parts/values/MovementTags.tsx';

export function TransferForm({ assets }: { readonly assets: readonly Asset[] }) {
  const text = useText();
  const balanceText = useBalanceText();
  const heldText = useHeldText();
  const transfer = useTransferForm(assets);
  const paths = usePaths();
  const { form, part, done } = transfer;

  const { amount, type } = form.values;
  const isAmount = isDecimal(amount);
  const symbol = type === '2' ? 'USDT' : part?.token;
  const unit = symbol === undefined ? {} : { token: symbol };
  const container = useResultFocus(done !== undefined);
  const owned = assets.flatMap(({ subset }) => subset).filter((one) => isPositive(one.balance));
  return (
    <div ref={container}>
      {done ? (
        <TransferDone done={done} onAgain={transfer.again} />
      ) : (
        <MoneyGuard money={transfer.money} onDone={transfer.finish}>
          <MoneyForm
            form={form}
            submitLabel={text('verification.continue')}
            pendingLabel={text('assets.transfer.sending')}
            missing={[
              transfer.account === '' && text('assets.transfer.account'),
              part === undefined && text('common.column.token'),
              amount === '' && text('common.column.amount'),
            ]}
            permissionText={text('assets.transfer.permission')}
          >
            <FormStep
              number={1}
              title={text('money.fact.recipient')}
              end={
                <Link href={paths.withdraw(part?.id)} isStrong>
                  {text('money.step.toAddress')}
                </Link>
              }
            >
              <Payee transfer={transfer} />
            </FormStep>
            <FormStep number={2} title={text('money.step.amount')}>
              <Select
                size="large"
                label={text('common.column.token')}
                description={part ? undefined : heldText(assets)}
                placeholder={text('common.chooseToken')}
                {...form.select('token')}
                onChange={transfer.chooseToken}
              >
                {owned.map((one) => (
                  <SelectItem
                    key={one.id}
                    id={one.id}
                    textValue={`${one.token} ${one.chain}`}
                    icon={<TokenIcon token={one.token} logo={one.logo} network={one.chain} size="small" />}
                    description={`${one.chain} · ${balanceText(one.balance, one.token)}`}
                  >
                    {one.token}
                  </SelectItem>
                ))}
              </Select>
              <AmountInUnit
                endpoint={transferAdapter.id}
                form={form}
                token={part?.token ?? ''}
                balance={part?.balance}
                valueBalance={part?.usdt_balance}
                limits={transfer.limits}
                areLimitsLoading={transfer.areLimitsLoading}
              />
              <TextField
                label={text('assets.transfer.remark')}
                labelEnd={text('assets.transfer.count', { count: form.values.remark.length })}
                maxLength={REMARK_LENGTH}
                {...form.field('remark')}
              />
            </FormStep>
            <FormStep number={3} title={text('money.step.arrives')}>
              <DescriptionList
                variant="plain"
                items={[
                  {
                    id: 'fee',
                    term: text('funds.column.fee'),
                    detail: <Amount value="0" {...unit} />,
                  },
                  {
                    id: 'arrives',
                    term: text('funds.column.actual_amount'),
                    detail: isAmount ? <Amount value={amount} {...unit} /> : NO_VALUE,
                    isStrong: true,
                  },
                ]}
              />
            </FormStep>
          </MoneyForm>
        </MoneyGuard>
      )}
    </div>
  );
}

function TransferDone({ done, onAgain }: { readonly done: DoneTransfer; readonly onAgain: () => void }) {
  const text = useText();
  const { done: sentence } = useIntentionTexts();
  const paths = usePaths();
  return (
    <Stack gap="m">
      <Heading level={2}>
        <Inline as="span" gap="s" canWrap={false}>
          <CheckCircleIcon aria-hidden="true" />
          {sentence(done.kept)}
        </Inline>
      </Heading>
      <Inline gap="s">
        <ProgressTag progress={movementProgress.accomplish} />
        <Text tone="muted">{text('assets.transfer.doneText')}</Text>
      </Inline>
      <DescriptionList
        items={[
          {
            term: text('assets.transfer.no'),
            detail: <TruncatedId value={done.tradeNo} />,
            copy: <CopyValue value={done.tradeNo} what={text('assets.transfer.no')} />,
          },
        ]}
      />
      <Inline justify="end">
        <Button variant="outline" tone="neutral" onPress={onAgain}>
          {text('assets.transfer.again')}
        </Button>
        <ButtonLink href={paths.fundDetails({ tab: 'transfer' })}>{text('common.toFundDetails')}</ButtonLink>
      </Inline>
    </Stack>
  );
}
