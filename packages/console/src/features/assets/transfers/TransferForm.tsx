import type { Asset } from '@settlement/api-mocks/contract/statistics';
import { AmountField } from '@settlement/design-system/AmountField';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { Link } from '@settlement/design-system/Link';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { usePaths } from '../../../data/device.ts';
import { useAmountProblem } from '../../../i18n/useAmountProblem.ts';
import { useText } from '../../../i18n/useText.ts';
import { focusFirstInvalid } from '../../../lib/focusFirstInvalid.ts';
import { isPositive } from '../../../lib/money.ts';
import { useBalanceText } from '../../../parts/useBalanceText.ts';
import { REMARK_LENGTH } from './draft.ts';
import { Payee } from './Payee.tsx';
import { TransferDone } from './TransferDone.tsx';
import { TransferGuard } from './TransferGuard.tsx';
import { useTransfer } from './useTransfer.tsx';

/** The form, its result, or its pending outcome. */
export function TransferForm({ assets }: { readonly assets: readonly Asset[] }) {
  const text = useText();
  const paths = usePaths();
  const balanceText = useBalanceText();
  const amountProblem = useAmountProblem();
  const transfer = useTransfer(assets);
  const { draft, part, errors, done, unit, decimals, most } = transfer;

  if (done) return <TransferDone done={done} onAgain={transfer.again} />;
  const owned = assets.flatMap(({ subset }) => subset).filter((one) => isPositive(one.balance));
  const limit = most && draft.amount === most.amount ? most.limit : 'balance';
  const maxHint = {
    balance: text('assets.transfer.maxHint'),
    max: text('assets.transfer.maxSingle'),
    day: text('assets.transfer.maxDay'),
  }[limit];
  return (
    <TransferGuard transfer={transfer}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void transfer.send();
          focusFirstInvalid(event.currentTarget);
        }}
      >
        <Stack gap="l">
          {errors.notice && (
            <Banner
              tone={errors.notice.tone}
              role="alert"
              {...(errors.notice.isFrozen && {
                action: (
                  <Link href={paths.account('_security')} isStrong>
                    {text('assets.block.toSecurity')}
                  </Link>
                ),
              })}
            >
              {errors.notice.message}
            </Banner>
          )}
          <Payee
            account={draft.account}
            payee={transfer.payee}
            isLooking={transfer.isLooking}
            isTicked={transfer.isTicked}
            accountError={errors.account}
            tickError={errors.tick}
            onAccount={transfer.writeAccount}
            onTick={transfer.tick}
          />
          <Select
            size="large"
            label={text('assets.transfer.token')}
            placeholder={text('assets.transfer.choose')}
            selectedKey={part?.id ?? null}
            onSelectionChange={transfer.chooseToken}
            errorMessage={errors.token}
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
          <Stack gap="s">
            {part && (
              <Inline gap="s" justify="between">
                <SegmentedControl
                  label={text('assets.transfer.type')}
                  value={draft.type}
                  onChange={transfer.chooseType}
                  items={[
                    { id: '1', label: part.token },
                    { id: '2', label: text('assets.transfer.value') },
                  ]}
                />
                <Text size="small" tone="muted" numeric>
                  {text('assets.transfer.available', {
                    amount: balanceText(part.balance, part.token),
                    value: balanceText(part.usdt_balance, 'USDT'),
                  })}
                </Text>
              </Inline>
            )}
            <AmountField
              problemMessage={amountProblem}
              label={text('assets.transfer.amount')}
              value={draft.amount}
              onChange={transfer.writeAmount}
              token={unit}
              maxDecimals={decimals}
              errorMessage={errors.amount}
              description={maxHint}
              action={
                <Button
                  variant="soft"
                  size="small"
                  isDisabled={most === undefined}
                  onPress={() => most && transfer.writeAmount(most.amount)}
                >
                  {text('assets.transfer.max')}
                </Button>
              }
            />
          </Stack>
          <TextField
            label={text('assets.transfer.remark')}
            labelEnd={text('assets.transfer.count', { count: draft.remark.length })}
            value={draft.remark}
            maxLength={REMARK_LENGTH}
            onChange={transfer.writeRemark}
            errorMessage={errors.remark}
          />
          {transfer.isAuthorised === false && (
            <Banner
              tone="caution"
              action={
                <Link href={paths.openAuth} isStrong>
                  {text('assets.transfer.openPermission')}
                </Link>
              }
            >
              {text('assets.transfer.permission')}
            </Banner>
          )}
          <Button
            type="submit"
            size="large"
            fullWidth
            isDisabled={transfer.isAuthorised === false}
            isPending={transfer.isSending}
            pendingLabel={text('assets.transfer.sending')}
          >
            {text('assets.transfer.submit')}
          </Button>
        </Stack>
      </form>
    </TransferGuard>
  );
}
