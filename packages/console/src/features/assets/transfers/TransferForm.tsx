import type { Asset } from '#data/assets.ts';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { TextField } from '@settlement/design-system/TextField';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { transferAdapter } from '#data/transfers.ts';
import { useText } from '#i18n/useText.ts';
import { useResultFocus } from '#kit/form/useResultFocus.ts';
import { isPositive } from '#lib/money.ts';
import { AmountInUnit } from '#parts/money/AmountInUnit.tsx';
import { MoneyForm } from '#parts/money/MoneyForm.tsx';
import { MoneyGuard } from '#parts/money/MoneyGuard.tsx';
import { useBalanceText } from '#parts/useBalanceText.ts';
import { REMARK_LENGTH } from './draft.ts';
import { Payee } from './Payee.tsx';
import { TransferDone } from './TransferDone.tsx';
import { useTransferForm } from './useTransferForm.ts';

/** The form, its result, or its pending outcome. */
export function TransferForm({ assets }: { readonly assets: readonly Asset[] }) {
  const text = useText();
  const balanceText = useBalanceText();
  const transfer = useTransferForm(assets);
  const { form, part, done } = transfer;

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
            submitLabel={text('assets.transfer.submit')}
            pendingLabel={text('assets.transfer.sending')}
            permissionText={text('assets.transfer.permission')}
          >
            <Payee transfer={transfer} />
            <Select
              size="large"
              label={text('assets.transfer.token')}
              placeholder={text('assets.transfer.choose')}
              {...form.select('token')}
              onSelectionChange={transfer.chooseToken}
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
            />
            <TextField
              label={text('assets.transfer.remark')}
              labelEnd={text('assets.transfer.count', { count: form.values.remark.length })}
              maxLength={REMARK_LENGTH}
              {...form.field('remark')}
            />
          </MoneyForm>
        </MoneyGuard>
      )}
    </div>
  );
}
